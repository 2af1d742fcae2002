import { Controller } from '@nestjs/common';
import { recurringJobEnded } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';

/** Receives events of other services for members. The journal shows each one to the recorder of notifications. */
@Controller()
export class NotificationConsumer {
  @Consumes(recurringJobEnded)
  async recurringJobEnded(): Promise<void> {
    // The recorder takes the event in the same transaction.
  }
}
