import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

@Injectable()
export class NotificationPrunerRepository {
  constructor(private readonly db: Database) {}

  /** Deletes notifications with those of their members. Returns the number of deleted notifications. */
  async deleteOlder(before: Date, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM notification WHERE id = ANY (ARRAY(
         SELECT id FROM notification WHERE happened_at < $1 ORDER BY happened_at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
      [before, limit],
    );
  }

  /** Deletes what members who were notified since a time have beyond the newest `limit`. */
  async deleteBeyond(limit: number, since: Date): Promise<number> {
    return this.db.executeForMany(
      `DELETE FROM member_notification AS noted USING (
         SELECT recent.organization_id, recent.user_id, oldest.happened_at
         FROM (
           SELECT DISTINCT member_notification.organization_id, user_id
           FROM notification JOIN member_notification ON notification_id = notification.id
           WHERE notification.happened_at >= $2
         ) AS recent CROSS JOIN LATERAL (
           SELECT happened_at FROM member_notification
           WHERE organization_id = recent.organization_id AND user_id = recent.user_id
           ORDER BY happened_at DESC OFFSET $1 LIMIT 1
         ) AS oldest
       ) AS beyond
       WHERE noted.organization_id = beyond.organization_id AND noted.user_id = beyond.user_id
         AND noted.happened_at <= beyond.happened_at`,
      [limit, since],
    );
  }
}
