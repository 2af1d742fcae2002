import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { mailPasswordReset, type ResetRequest } from './mail-password-reset.js';
import { PasswordResetRequestService } from './password-reset-request.service.js';

@RunsTask(mailPasswordReset)
export class MailPasswordReset implements TaskHandler<ResetRequest> {
  constructor(private readonly requests: PasswordResetRequestService) {}

  async run(request: ResetRequest): Promise<void> {
    await this.requests.process(request);
  }
}
