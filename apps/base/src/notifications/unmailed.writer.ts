import { Injectable } from '@nestjs/common';
import { NotificationRepository, type MemberInbox, type ListedNotification } from './notification.repository.js';

export interface Unmailed {
  readonly count: number;
  readonly newest: readonly ListedNotification[];
}

/** Gives the notifications that no mail has had yet to the mail that has them. */
@Injectable()
export class UnmailedWriter {
  constructor(private readonly notifications: NotificationRepository) {}

  /**
   * Marks all unread notifications that the member wants by mail as mailed, and returns the newest of them with the
   * number of all. Call this in the transaction that enqueues the mail.
   */
  async take(inbox: MemberInbox, limit: number, now: Date): Promise<Unmailed> {
    const ids = await this.notifications.takeUnmailed(inbox, now);
    return { count: ids.length, newest: ids.length === 0 ? [] : await this.notifications.newestOf(inbox, ids, limit) };
  }
}
