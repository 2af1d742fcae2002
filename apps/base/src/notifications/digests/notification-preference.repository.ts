import { Injectable } from '@nestjs/common';
import { boolean, Database, nullable, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { joinOrganization } from '../../accounts/organizations/organization.sql.js';
import { joinUser } from '../../accounts/users/user.sql.js';
import type { MemberInbox } from '../notification.repository.js';
import { NotificationPreferenceEntity, type StoredChannels } from './notification-preference.entity.js';

export type { StoredChannels };
export type StoredPreferences = Readonly<NotificationPreferenceEntity>;

const Stored = rowOf(
  NotificationPreferenceEntity,
  'organizationId',
  'userId',
  'kinds',
  'digest',
  'hour',
  'weekday',
  'dueAt',
  'sentAt',
);

const Member = Stored.with({
  email: text(),
  timeZone: nullable(text()),
  isProved: boolean(),
  organizationName: text(),
});
/** The preferences of a member who is not deleted, with what a mail needs. */
export type MailedMember = RowOf<typeof Member>;

const SELECT = `
  SELECT ${Stored.columns('preference')}, email, time_zone, email_proved_at IS NOT NULL AS is_proved,
    organization.name AS organization_name
  FROM notification_preference AS preference ${joinUser('preference.user_id')}
    ${joinOrganization('preference.organization_id')}
  WHERE user_account.deleted_at IS NULL AND organization.deleted_at IS NULL`;

@Injectable()
export class NotificationPreferenceRepository {
  constructor(private readonly db: Database) {}

  /** Undefined for a member who has chosen nothing. */
  async find({ organizationId, userId }: MemberInbox): Promise<StoredPreferences | null> {
    return this.db.repository(NotificationPreferenceEntity).findOneBy({ organizationId, userId });
  }

  /** Returns the preferences, locked until the transaction ends. */
  async lock({ organizationId, userId }: MemberInbox): Promise<MailedMember | undefined> {
    return this.db.row(
      Member,
      `${SELECT} AND preference.organization_id = $1 AND preference.user_id = $2 FOR UPDATE OF preference`,
      [organizationId, userId],
    );
  }

  /** Returns those of a user in all organizations, locked until the transaction ends. */
  async lockAllOf(userId: number): Promise<MailedMember[]> {
    return this.db.rows(
      Member,
      `${SELECT} AND preference.user_id = $1 ORDER BY preference.organization_id FOR UPDATE OF preference`,
      [userId],
    );
  }

  /** Makes a row with these values for a member who has none. */
  async insertMissing({ kinds, ...row }: StoredPreferences): Promise<void> {
    await this.db.execute(
      `INSERT INTO notification_preference (organization_id, user_id, kinds, digest, hour, weekday)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [row.organizationId, row.userId, JSON.stringify(kinds), row.digest, row.hour, row.weekday],
    );
  }

  async update({ organizationId, userId, kinds, ...row }: StoredPreferences): Promise<void> {
    await this.db.execute(
      `UPDATE notification_preference SET kinds = $3, digest = $4, hour = $5, weekday = $6, due_at = $7, sent_at = $8
       WHERE organization_id = $1 AND user_id = $2`,
      [organizationId, userId, JSON.stringify(kinds), row.digest, row.hour, row.weekday, row.dueAt, row.sentAt],
    );
  }
}
