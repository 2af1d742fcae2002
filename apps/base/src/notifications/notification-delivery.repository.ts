import { Injectable } from '@nestjs/common';
import { Database, integer, json, row, text, timestamp, type RowOf } from '@reelsheet/platform-database';
import { joinMembers, organizationExists } from '../accounts/organizations/organization.sql.js';
import { DEFAULT_CHANNELS, NOTIFICATION_KINDS, type NewOccurrence, type NotificationKind } from './notification.js';
import { joinPreference, WANTS_AT_ONCE, wantsByMail, wantsInApp } from './digests/notification-preference.sql.js';

const Delivered = row({
  /** Number of occurrences that became notifications. */
  taken: integer(),
  /** Members who have a new notification. */
  memberIds: json<readonly number[]>(),
  /** The members among them who want a mail about it at once. */
  mailedIds: json<readonly number[]>(),
  kinds: json<readonly NotificationKind[]>(),
});
export type DeliveredOccurrences = RowOf<typeof Delivered>;

const Waiting = row({ oldest: timestamp(), kind: text() });

const CHANNELS = NOTIFICATION_KINDS.map((kind) => DEFAULT_CHANNELS[kind]);

/** The latest occurrence of a group describes all of them. */
const DELIVER = `
  WITH channel AS (
    SELECT * FROM unnest($3::text[], $4::boolean[], $5::boolean[]) AS channel (kind, in_app, by_mail)
  ), taken AS (
    DELETE FROM notification_occurrence WHERE id IN (
      SELECT id FROM notification_occurrence WHERE organization_id = $1 ORDER BY id LIMIT $2)
    RETURNING id, kind, group_key, is_counted, agent_id, recipient_id, actor_id, details, created_at
  ), latest AS (
    SELECT DISTINCT ON (group_key) *, count(*) OVER (PARTITION BY group_key)::integer AS occurrences
    FROM taken ORDER BY group_key, id DESC
  ), changed AS (
    INSERT INTO notification (organization_id, kind, group_key, agent_id, recipient_id, actor_id, details, occurrences,
      happened_at)
    SELECT $1, kind, group_key, agent_id, recipient_id, actor_id, details,
      CASE WHEN is_counted THEN occurrences ELSE 1 END, created_at
    FROM latest WHERE ${organizationExists('$1')} ORDER BY group_key
    ON CONFLICT (organization_id, group_key) DO UPDATE SET details = excluded.details,
      occurrences = notification.occurrences + excluded.occurrences, happened_at = excluded.happened_at
      WHERE (SELECT is_counted FROM latest WHERE latest.group_key = excluded.group_key)
    RETURNING id, kind, recipient_id, actor_id, details, happened_at
  ), wanted AS (
    SELECT membership.user_id, changed.id, changed.kind, changed.happened_at, ${WANTS_AT_ONCE} AS at_once,
      ${wantsInApp('changed.kind', 'channel.in_app')} AS in_app,
      ${wantsByMail('changed.kind', 'channel.by_mail')} AS by_mail
    FROM changed JOIN channel ON channel.kind = changed.kind ${joinMembers('$1')}
      ${joinPreference('$1', 'membership.user_id')}
    WHERE (changed.recipient_id IS NULL OR changed.recipient_id = membership.user_id)
      AND coalesce(changed.actor_id, 0) <> membership.user_id
      AND NOT (changed.kind = 'member_joined' AND (changed.details ->> 'user_id')::bigint = membership.user_id)
  ), notified AS (
    INSERT INTO member_notification AS noted
      (organization_id, user_id, notification_id, happened_at, in_app, by_mail)
    SELECT $1, user_id, id, happened_at, in_app, by_mail FROM wanted WHERE in_app OR by_mail ORDER BY user_id, id
    ON CONFLICT (organization_id, user_id, notification_id) DO UPDATE SET happened_at = excluded.happened_at,
      in_app = excluded.in_app, by_mail = excluded.by_mail, read_at = NULL, archived_at = NULL, mailed_at = NULL
    RETURNING user_id, notification_id
  )
  SELECT (SELECT count(*) FROM taken)::integer AS taken,
    (SELECT coalesce(jsonb_agg(DISTINCT user_id), '[]') FROM notified) AS member_ids,
    (SELECT coalesce(jsonb_agg(DISTINCT user_id), '[]') FROM notified JOIN wanted USING (user_id)
     WHERE wanted.id = notified.notification_id AND at_once AND by_mail) AS mailed_ids,
    (SELECT coalesce(jsonb_agg(kind), '[]') FROM changed) AS kinds`;

/** The queue of what members are to be notified of, and the statement that does it. */
@Injectable()
export class NotificationDeliveryRepository {
  constructor(private readonly db: Database) {}

  async add(occurrences: readonly NewOccurrence[], now: Date): Promise<void> {
    await this.db.execute(
      `INSERT INTO notification_occurrence
         (organization_id, kind, group_key, is_counted, agent_id, recipient_id, actor_id, details, created_at)
       SELECT organization_id, kind, group_key, is_counted, agent_id, recipient_id, actor_id, details, $2
       FROM jsonb_to_recordset($1::jsonb) AS occurrence (position integer, organization_id bigint, kind text,
         group_key text, is_counted boolean, agent_id bigint, recipient_id bigint, actor_id bigint, details jsonb)
       WHERE ${organizationExists('occurrence.organization_id')} ORDER BY position`,
      [JSON.stringify(occurrences.map(toRecord)), now],
    );
  }

  /** Makes occurrences of an organization known to its members. One transaction at a time does it. */
  async deliver(organizationId: number, limit: number): Promise<DeliveredOccurrences> {
    await this.db.lock('notifications', organizationId);
    return this.db.single(Delivered, DELIVER, [
      ...[organizationId, limit, NOTIFICATION_KINDS],
      CHANNELS.map(({ inApp }) => inApp),
      CHANNELS.map(({ byMail }) => byMail),
    ]);
  }

  /** Returns the oldest occurrence of which nobody is notified yet. */
  async oldest(): Promise<RowOf<typeof Waiting> | undefined> {
    return this.db.row(Waiting, `SELECT created_at AS oldest, kind FROM notification_occurrence ORDER BY id LIMIT 1`);
  }
}

const toRecord = (occurrence: NewOccurrence, position: number) => ({
  position,
  organization_id: occurrence.organizationId,
  kind: occurrence.kind,
  group_key: occurrence.groupKey,
  is_counted: occurrence.isCounted,
  agent_id: occurrence.agentId,
  recipient_id: occurrence.recipientId,
  actor_id: occurrence.actorId,
  details: occurrence.details,
});
