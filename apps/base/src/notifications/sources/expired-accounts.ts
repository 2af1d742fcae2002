import { Inject, Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { HourlyWork, Transaction } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SocialAccountReader, type ExpiredAccount } from '../../publishing/social-accounts/social-account.reader.js';
import { forMembers } from '../notification.js';
import { NotificationQueue } from '../notification-queue.js';

/**
 * Finds social accounts whose permission has run out by itself, which no event announces. Every process checks those
 * of the last day; the expiry is the key of the notification, so that members have it once.
 */
@Injectable()
export class ExpiredAccounts extends HourlyWork {
  constructor(
    private readonly accounts: SocialAccountReader,
    private readonly queue: NotificationQueue,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'notifications: looking for expired accounts postponed');
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    const expired = await this.accounts.expiredBetween(new Date(now.getTime() - DAY_MS), now);
    await this.transaction.run(() => this.queue.add(expired.map(occurrenceOf)));
  }
}

const occurrenceOf = ({ id, organizationId, agentId, platform, usableUntil }: ExpiredAccount) =>
  forMembers({
    ...{ organizationId, agentId, kind: 'account_lost' },
    groupKey: `account_lost:${id}:${usableUntil.toISOString()}`,
    details: { account_id: id, platform },
  });
