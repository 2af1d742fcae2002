import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Metrics } from '@reelsheet/platform-telemetry';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.js';
import { NotificationDeliveryRepository } from './notification-delivery.repository.js';

/** Counts notifications, and shows for how long the oldest occurrence waits. */
@Injectable()
export class NotificationMetrics implements OnApplicationBootstrap {
  private readonly notifications;

  constructor(
    private readonly deliveries: NotificationDeliveryRepository,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {
    this.notifications = metrics.counter('notifications_total', 'Notifications that were made or have grown', {
      kind: NOTIFICATION_KINDS,
    });
  }

  onApplicationBootstrap(): void {
    this.metrics.serviceGauge(
      'notification_delay_seconds',
      'Time for which the oldest occurrence waits of which members are not notified yet',
      [],
      async () => {
        const waiting = await this.deliveries.oldest();
        const seconds = waiting ? (this.clock.now().getTime() - waiting.oldest.getTime()) / 1_000 : 0;
        return [{ labels: {}, value: Math.max(0, seconds) }];
      },
    );
  }

  made(kinds: readonly NotificationKind[]): void {
    for (const kind of kinds) this.notifications.inc({ kind });
  }
}
