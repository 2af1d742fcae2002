import { Injectable } from '@nestjs/common';
import {
  bigint,
  boolean,
  Database,
  integer,
  json,
  nullable,
  row,
  text,
  timestamp,
  type RowOf,
} from '@reelsheet/platform-database';
import { joinUser } from '../accounts/users/user.sql.js';
import { agentNamesOf } from '../agents/agents/agent.sql.js';
import { socialAccountNamesOf } from '../publishing/social-accounts/social-account.sql.js';
import { joinLivingSheet } from '../sheets/sheet/sheet.sql.js';
import type { NotificationDetails, NotificationKind } from './notification.js';

const Listed = row({
  id: bigint(),
  kind: text<NotificationKind>(),
  occurrences: integer(),
  details: json<NotificationDetails>(),
  agentId: nullable(bigint()),
  agentName: nullable(text()),
  sheetId: nullable(bigint()),
  sheetTitle: nullable(text()),
  userName: nullable(text()),
  accountName: nullable(text()),
  isAboutReader: boolean(),
  happenedAt: timestamp(),
  /** `happened_at` with its microseconds, which a date does not have. */
  happenedText: text(),
  readAt: nullable(timestamp()),
  archivedAt: nullable(timestamp()),
});
export type ListedNotification = RowOf<typeof Listed>;

const Count = row({ count: integer() });
const Taken = row({ notificationId: bigint() });

/** The inbox of one member. */
export interface MemberInbox {
  readonly organizationId: number;
  readonly userId: number;
}

export interface NotificationPosition {
  /** In ISO 8601, UTC, with microseconds. */
  readonly happenedAt: string;
  readonly id: number;
}

export interface NotificationFilter extends MemberInbox {
  readonly isArchived: boolean;
  readonly onlyUnread: boolean;
  readonly kinds: readonly NotificationKind[] | null;
  readonly agentId: number | null;
  readonly limit: number;
  readonly after?: NotificationPosition;
}

/** A change of many notifications; a state that is null stays as it is. */
export interface NotificationChange {
  readonly isRead: boolean | null;
  readonly isArchived: boolean | null;
}

/** Selects what is shown of notifications of a member, which `source` names as `noted`. */
const listed = (source: string) => `
  SELECT notification.id, notification.kind, notification.occurrences, notification.details, notification.agent_id,
    agent.label AS agent_name, sheet.id AS sheet_id, sheet.title AS sheet_title, user_account.name AS user_name,
    account.label AS account_name,
    coalesce((notification.details ->> 'user_id')::bigint = noted.user_id, false) AS is_about_reader, noted.happened_at,
    to_char(noted.happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS happened_text, noted.read_at,
    noted.archived_at
  FROM ${source} JOIN notification ON notification.id = noted.notification_id
    LEFT JOIN (${agentNamesOf('$1')}) AS agent ON agent.id = notification.agent_id
    LEFT ${joinLivingSheet(`(notification.details ->> 'sheet_id')::bigint`)}
    LEFT ${joinUser(`(notification.details ->> 'user_id')::bigint`)}
    LEFT JOIN (${socialAccountNamesOf('$1')}) AS account
      ON account.id = (notification.details ->> 'account_id')::bigint`;

const NEWEST_FIRST = 'ORDER BY noted.happened_at DESC, noted.notification_id DESC';

/** Sorts after every notification. */
const START: NotificationPosition = { happenedAt: 'infinity', id: 0 };

@Injectable()
export class NotificationRepository {
  constructor(private readonly db: Database) {}

  async page({ organizationId, userId, after, ...filter }: NotificationFilter): Promise<ListedNotification[]> {
    const { happenedAt, id } = after ?? START;
    return this.db.rows(
      Listed,
      `${listed(`(
         SELECT noted.* FROM member_notification AS noted JOIN notification ON notification.id = noted.notification_id
         WHERE noted.organization_id = $1 AND noted.user_id = $2 AND noted.in_app
           AND (noted.archived_at IS NOT NULL) = $3 AND ($4::boolean IS FALSE OR noted.read_at IS NULL)
           AND ($5::text[] IS NULL OR notification.kind = ANY ($5)) AND ($6::bigint IS NULL OR agent_id = $6)
           AND (noted.happened_at, noted.notification_id) < ($7::timestamptz, $8::bigint)
         ${NEWEST_FIRST} LIMIT $9) AS noted`)} ${NEWEST_FIRST}`,
      [
        ...[organizationId, userId, filter.isArchived, filter.onlyUnread, filter.kinds, filter.agentId],
        ...[happenedAt, id, filter.limit],
      ],
    );
  }

  /** Marks all unread notifications that the member wants by mail as mailed, and returns their ids. */
  async takeUnmailed({ organizationId, userId }: MemberInbox, now: Date): Promise<number[]> {
    const taken = await this.db.rows(
      Taken,
      `UPDATE member_notification SET mailed_at = $3 WHERE organization_id = $1 AND user_id = $2 AND by_mail
         AND mailed_at IS NULL AND read_at IS NULL AND archived_at IS NULL RETURNING notification_id`,
      [organizationId, userId, now],
    );
    return taken.map(({ notificationId }) => notificationId);
  }

  /** Returns the newest of these notifications, also those that the list does not show. */
  async newestOf(
    { organizationId, userId }: MemberInbox,
    ids: readonly number[],
    limit: number,
  ): Promise<ListedNotification[]> {
    return this.db.rows(
      Listed,
      `${listed('member_notification AS noted')} WHERE noted.organization_id = $1 AND noted.user_id = $2
         AND noted.notification_id = ANY ($3::bigint[]) ${NEWEST_FIRST} LIMIT $4`,
      [organizationId, userId, ids, limit],
    );
  }

  /** Counts at most `limit` unread notifications of the list. */
  async countUnread({ organizationId, userId }: MemberInbox, limit: number): Promise<number> {
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM (SELECT FROM member_notification
       WHERE organization_id = $1 AND user_id = $2 AND in_app AND read_at IS NULL AND archived_at IS NULL
       LIMIT $3) AS unread`,
      [organizationId, userId, limit],
    );
    return count;
  }

  /** Changes those of these notifications that the member has. Returns the number of those that were different. */
  async change(inbox: MemberInbox, ids: readonly number[], change: NotificationChange, now: Date): Promise<number> {
    return this.set(inbox, `notification_id = ANY ($6::bigint[])`, ids, change, now);
  }

  /** Changes the notifications that are not archived and happened up to a time. */
  async changeUntil(inbox: MemberInbox, until: Date, change: NotificationChange, now: Date): Promise<number> {
    return this.set(inbox, `happened_at <= $6::timestamptz AND archived_at IS NULL`, until, change, now);
  }

  /** Locks the rows in their order first, so that two changes at the same time do not wait for each other. */
  private async set(
    { organizationId, userId }: MemberInbox,
    condition: string,
    value: unknown,
    { isRead, isArchived }: NotificationChange,
    now: Date,
  ): Promise<number> {
    return this.db.execute(
      `WITH chosen AS (
         SELECT notification_id FROM member_notification
         WHERE organization_id = $1 AND user_id = $2 AND in_app AND ${condition}
           AND (($3::boolean IS NOT NULL AND (read_at IS NOT NULL) <> $3)
             OR ($4::boolean IS NOT NULL AND (archived_at IS NOT NULL) <> $4))
         ORDER BY notification_id FOR UPDATE)
       UPDATE member_notification SET
         read_at = CASE WHEN $3 THEN coalesce(read_at, $5) WHEN NOT $3 THEN NULL ELSE read_at END,
         archived_at = CASE WHEN $4 THEN coalesce(archived_at, $5) WHEN NOT $4 THEN NULL ELSE archived_at END
       WHERE organization_id = $1 AND user_id = $2 AND notification_id IN (SELECT notification_id FROM chosen)`,
      [organizationId, userId, isRead, isArchived, now, value],
    );
  }
}
