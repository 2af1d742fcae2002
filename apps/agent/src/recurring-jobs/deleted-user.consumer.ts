import { Controller } from '@nestjs/common';
import { userDeleted, type PayloadOf } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';
import { RecurringJobService } from './recurring-job.service.js';

/** Ends the recurring jobs of a deleted user, in whose name they ran. */
@Controller()
export class DeletedUserConsumer {
  constructor(private readonly jobs: RecurringJobService) {}

  @Consumes(userDeleted)
  async deleted({ id }: PayloadOf<typeof userDeleted>): Promise<void> {
    await this.jobs.deleteOfUser(id);
  }
}
