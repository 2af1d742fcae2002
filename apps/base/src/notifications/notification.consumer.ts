import { Controller } from '@nestjs/common';
import { recurringJobEnded } from '@reelsheet/contracts';
import { Consumes } from '@reelsheet/platform-messaging';

/** Receives events of other services for members. The inbox shows each one to the recorder, which takes it from there. */
@Controller()
export class NotificationConsumer {
  @Consumes(recurringJobEnded)
  async recurringJobEnded(): Promise<void> {
    // The recorder of notifications has the event in the same transaction.
  }
}
