import { invalid, parseAgentRef, PLATFORMS, type AgentRef } from '@reelsheet/kernel';
import { AgentId, Choice, Flag, Id, Ids, ListOf, Text, Texts, Whole } from '@reelsheet/platform-http';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.js';
import { MAX_NOTIFICATION_CURSOR, toCursor } from './notification-cursor.js';
import { MAX_MARKED_IDS, MAX_NOTIFICATION_PAGE, MAX_UNREAD_COUNT, NOTIFICATION_PAGE } from './notification-limits.js';
import type { ListedNotification } from './notification.repository.js';
import type { NotificationOrder, NotificationPage } from './notification.service.js';
import { textOf } from './notification-text.js';

export class NotificationParameters {
  @Flag({ optional: true, default: false, about: 'only those that you have not read' })
  unread: boolean = false;

  @Flag({ optional: true, default: false, about: 'those that you have archived, instead of the others' })
  archived: boolean = false;

  @Texts({ optional: true, about: 'only these kinds', values: NOTIFICATION_KINDS, maxItems: NOTIFICATION_KINDS.length })
  kinds?: NotificationKind[];

  @AgentId({ optional: true, about: 'only what concerns this agent, by integer id or uuid' })
  agent_id?: string;

  @Whole({ optional: true, min: 1, max: MAX_NOTIFICATION_PAGE, default: NOTIFICATION_PAGE })
  limit: number = NOTIFICATION_PAGE;

  @Text({ optional: true, min: 1, max: MAX_NOTIFICATION_CURSOR, about: '`next_cursor` of the previous page' })
  cursor?: string;
}

const OPTIONAL = { nullable: true } as const;
const UNREAD_ABOUT = `of all notifications that are not archived; ${MAX_UNREAD_COUNT} also where there are more`;

export class NotificationView {
  @Id() id!: number;
  @Choice(NOTIFICATION_KINDS) kind!: NotificationKind;
  @Text({ about: 'what happened, in words, with the present names', example: '3 videos in Spring are rendered' })
  text!: string;
  @Text({
    ...OPTIONAL,
    about: 'what happened, for programs: the act of `security`, why a batch has paused, the status of a post',
  })
  code!: string | null;
  @Whole({ min: 1, about: 'number of alike events, such as failed videos of a sheet on a day' }) count!: number;
  @Text({ format: 'date-time', about: 'time of the latest event' }) happened_at!: string;
  @Text({ ...OPTIONAL, format: 'date-time' }) read_at!: string | null;
  @Text({ ...OPTIONAL, format: 'date-time' }) archived_at!: string | null;
  @Id(OPTIONAL) agent_id!: number | null;
  @Text(OPTIONAL) agent_name!: string | null;
  @Id({ ...OPTIONAL, about: 'null also for a sheet that was deleted' }) sheet_id!: number | null;
  @Text(OPTIONAL) sheet_title!: string | null;
  @Id({ ...OPTIONAL, about: 'the member whom it is about' }) user_id!: number | null;
  @Text(OPTIONAL) user_name!: string | null;
  @Id(OPTIONAL) batch_id!: number | null;
  @Id({ ...OPTIONAL, about: 'of the latest render' }) render_job_id!: number | null;
  @Id({ ...OPTIONAL, about: 'of the latest post' }) post_id!: number | null;
  @Id(OPTIONAL) account_id!: number | null;
  @Choice(PLATFORMS, OPTIONAL) platform!: string | null;
  @Text({ ...OPTIONAL, format: 'uuid' }) gate_id!: string | null;
  @Text({ ...OPTIONAL, format: 'uuid' }) run_id!: string | null;
}

export class NotificationsView {
  @ListOf(() => NotificationView, { about: 'latest first' }) items!: NotificationView[];
  @Text({ nullable: true, about: 'null on the last page' }) next_cursor!: string | null;
  @Whole({ min: 0, max: MAX_UNREAD_COUNT, about: UNREAD_ABOUT }) unread_count!: number;
}

export class NotificationChangeBody {
  @Ids({ optional: true, minItems: 1, maxItems: MAX_MARKED_IDS, about: 'these notifications' })
  ids?: number[];

  @Text({
    optional: true,
    format: 'date-time',
    max: 40,
    about: 'instead of `ids`: all that are not archived and happened up to this time, such as that of the latest one',
  })
  until?: string;

  @Flag({ optional: true, about: 'whether you have read them' }) read?: boolean;

  @Flag({ optional: true, about: 'whether they are archived; archived ones are not counted as unread' })
  archived?: boolean;
}

export class NotificationChangeView {
  @Whole({ min: 0, about: 'number of notifications that are different now' }) changed!: number;
  @Whole({ min: 0, max: MAX_UNREAD_COUNT, about: UNREAD_ABOUT }) unread_count!: number;
}

export const toAgentRef = ({ agent_id }: NotificationParameters): AgentRef | undefined =>
  agent_id === undefined ? undefined : parseAgentRef(agent_id);

/** Throws `validation_error` unless the body says which notifications are changed, and to what. */
export function toOrder({ ids, until, read, archived }: NotificationChangeBody): NotificationOrder {
  if ((ids === undefined) === (until === undefined)) throw invalid('ids', 'or until must be given, and not both');
  if (read === undefined && archived === undefined) throw invalid('read', 'or archived must be given');
  return { chosen: ids ?? timeOf(until!), isRead: read ?? null, isArchived: archived ?? null };
}

function timeOf(until: string): Date {
  const time = new Date(until);
  if (Number.isNaN(time.getTime())) throw invalid('until', 'must be a time, such as 2030-01-31T12:00:00Z');
  // A shown time has milliseconds, and a stored one has microseconds.
  return new Date(time.getTime() + 1);
}

export const toNotifications = ({ items, next, unreadCount }: NotificationPage): NotificationsView => ({
  items: items.map(toNotification),
  next_cursor: next && toCursor(next),
  unread_count: unreadCount,
});

export function toNotification(notification: ListedNotification): NotificationView {
  const { details, happenedAt, readAt, archivedAt } = notification;
  const number = (name: string) => (details[name] as number | undefined) ?? null;
  const text = (name: string) => (details[name] as string | undefined) ?? null;
  return {
    id: notification.id,
    kind: notification.kind,
    text: textOf(notification),
    code: text('code') ?? text('reason') ?? text('status'),
    count: notification.occurrences,
    happened_at: happenedAt.toISOString(),
    read_at: readAt?.toISOString() ?? null,
    archived_at: archivedAt?.toISOString() ?? null,
    agent_id: notification.agentId,
    agent_name: notification.agentName,
    sheet_id: notification.sheetId,
    sheet_title: notification.sheetTitle,
    user_id: number('user_id'),
    user_name: notification.userName,
    batch_id: number('batch_id'),
    render_job_id: number('render_job_id'),
    post_id: number('post_id'),
    account_id: number('account_id'),
    platform: text('platform'),
    gate_id: text('gate_id'),
    run_id: text('run_id'),
  };
}
