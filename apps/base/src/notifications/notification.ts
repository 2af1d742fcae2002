import { choices } from '@reelsheet/kernel';

export const NOTIFICATION_KINDS = choices('Kind of a notification', {
  gate_opened: 'an action of a run waits for an approval',
  post_failed: 'a post has failed on at least one of its platforms',
  post_published: 'a post is live on all of its platforms',
  render_failed: 'a video could not be rendered',
  render_completed: 'a video was rendered',
  batch_completed: 'a batch has made everything that it was to make, or has failed at it',
  batch_paused: 'a batch has paused by itself',
  account_lost: 'a social account must be connected again',
  member_joined: 'a person has become a member, by an invitation or otherwise',
  member_removed: 'a person is no member any more',
  member_role_changed: 'a member has another role',
  credits_low: 'less than a tenth of the credits is left that there were after the last grant',
  weekly_limit_reached: 'a recurring job was skipped, because it has spent its credits of seven days',
  production_reported: 'a recurring job has reported what it has made of ideas',
  security: 'something happened to your account, such as a sign-in or a new key; only in your personal workspace',
});
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The ways in which a kind of notification reaches a member. */
export interface NotificationChannels {
  readonly inApp: boolean;
  readonly byMail: boolean;
}

/** Everything is listed; mails have what a person should act upon or is waiting for. */
const MAILED_BY_DEFAULT: readonly NotificationKind[] = [
  'gate_opened',
  'post_failed',
  'render_failed',
  'batch_completed',
  'batch_paused',
  'account_lost',
  'credits_low',
  'weekly_limit_reached',
  'production_reported',
  'security',
];

export const DEFAULT_CHANNELS: Readonly<Record<NotificationKind, NotificationChannels>> = Object.fromEntries(
  NOTIFICATION_KINDS.map((kind) => [kind, { inApp: true, byMail: MAILED_BY_DEFAULT.includes(kind) }]),
) as Record<NotificationKind, NotificationChannels>;

/** Ids and small facts of what a notification concerns, by their names in the API. */
export type NotificationDetails = Readonly<Record<string, string | number | null>>;

/** Something that members are to be notified of. */
export interface NewOccurrence {
  readonly organizationId: number;
  readonly kind: NotificationKind;
  /** Occurrences of an organization with the same key are one notification with a count. */
  readonly groupKey: string;
  /** False if a repeated occurrence is not counted, because it is the same one. */
  readonly isCounted: boolean;
  readonly agentId: number | null;
  /** The only member who is notified; null for all members. */
  readonly recipientId: number | null;
  /** The member who did it and is not notified; null where nobody did. */
  readonly actorId: number | null;
  readonly details: NotificationDetails;
}

/** An occurrence of all members of an organization. */
export const forMembers = (
  occurrence: Pick<NewOccurrence, 'organizationId' | 'kind' | 'groupKey' | 'details'> & Partial<NewOccurrence>,
): NewOccurrence => ({ isCounted: false, agentId: null, recipientId: null, actorId: null, ...occurrence });

/** The day in UTC by which alike occurrences are grouped. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
