import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Tasks } from '@reelsheet/platform-jobs';
import { deliverNotifications } from './deliver-notifications.js';
import type { NewOccurrence } from './notification.js';
import { NotificationDeliveryRepository } from './notification-delivery.repository.js';

/**
 * Takes what members are to be notified of, in the transaction in which it becomes known. A task notifies them, so that
 * neither a request nor the relay of events waits for the members of an organization.
 */
@Injectable()
export class NotificationQueue {
  constructor(
    private readonly occurrences: NotificationDeliveryRepository,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  async add(occurrences: readonly NewOccurrence[]): Promise<void> {
    if (occurrences.length === 0) return;
    await this.occurrences.add(occurrences, this.clock.now());
    const organizationIds = [...new Set(occurrences.map(({ organizationId }) => organizationId))];
    await this.tasks.scheduleMany(
      deliverNotifications,
      organizationIds.map((organizationId) => ({ organizationId })),
      { key: ({ organizationId }) => String(organizationId) },
    );
  }
}
