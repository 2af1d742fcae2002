import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { mailPasswordReset, type ResetRequest } from './mail-password-reset.js';
import { PasswordResetService } from './password-reset.service.js';

@RunsTask(mailPasswordReset)
export class MailPasswordReset implements TaskHandler<ResetRequest> {
  constructor(private readonly resets: PasswordResetService) {}

  async run(request: ResetRequest): Promise<void> {
    await this.resets.process(request);
  }
}
