import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { mailVerification, type SealedVerification } from './mail-verification.js';
import { SignUpService } from './sign-up.service.js';

@RunsTask(mailVerification)
export class MailVerification implements TaskHandler<SealedVerification> {
  constructor(private readonly signUps: SignUpService) {}

  async run(request: SealedVerification): Promise<void> {
    await this.signUps.process(request);
  }
}
