import { Inject, Injectable } from '@nestjs/common';
import { Clock, HOUR_SECONDS } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { MAX_MEMBER_NOTIFICATIONS, NOTIFICATION_RETENTION_MS } from './notification-limits.js';
import { NotificationPrunerRepository } from './notification-pruner.repository.js';

const BATCH_SIZE = 1_000;
/** Members who were notified within this time may have too many; it is longer than the hour between two checks. */
const RECENT_MS = 3 * HOUR_SECONDS * 1_000;

/** Deletes old notifications, and those that a member has too many of. Every process does it; they do not interfere. */
@Injectable()
export class NotificationPruner extends HourlyWork {
  constructor(
    private readonly notifications: NotificationPrunerRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'notifications: pruning postponed');
  }

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    const before = new Date(now - NOTIFICATION_RETENTION_MS);
    while ((await this.notifications.deleteOlder(before, BATCH_SIZE)) === BATCH_SIZE);
    await this.notifications.deleteBeyond(MAX_MEMBER_NOTIFICATIONS, new Date(now - RECENT_MS));
  }
}
