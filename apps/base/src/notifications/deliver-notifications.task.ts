import { notificationChanged } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { deliverNotifications } from './deliver-notifications.js';
import { DigestSchedule } from './digests/digest-schedule.js';
import { NotificationDeliveryRepository } from './notification-delivery.repository.js';
import { MAX_DELIVERED_OCCURRENCES } from './notification-limits.js';
import { NotificationMetrics } from './notification-metrics.js';

type Delivery = NonNullable<typeof deliverNotifications.payload>;

/**
 * Notifies members, once of each occurrence: the statement that does it deletes the occurrences, so that a task that
 * runs again finds none. Open clients are woken, and mails scheduled, by the same commit.
 */
@RunsTask(deliverNotifications)
export class DeliverNotifications implements TaskHandler<Delivery> {
  constructor(
    private readonly deliveries: NotificationDeliveryRepository,
    private readonly digests: DigestSchedule,
    private readonly outbox: Outbox,
    private readonly metrics: NotificationMetrics,
    private readonly transaction: Transaction,
  ) {}

  async run({ organizationId }: Delivery): Promise<void | 'again'> {
    const { taken } = await this.transaction.run(async () => {
      const delivered = await this.deliveries.deliver(organizationId, MAX_DELIVERED_OCCURRENCES);
      const { memberIds, mailedIds, kinds } = delivered;
      await this.digests.soon(organizationId, mailedIds);
      if (memberIds.length > 0) {
        const only = memberIds.length === 1 ? { user_id: memberIds[0]! } : {};
        await this.outbox.send(notificationChanged, { organization_id: organizationId, ...only });
      }
      this.transaction.afterCommit(() => this.metrics.made(kinds));
      return delivered;
    });
    return taken === MAX_DELIVERED_OCCURRENCES ? 'again' : undefined;
  }
}
