import { toCredits } from '@reelsheet/kernel';
import type { NotificationDetails, NotificationKind } from './notification.js';

/** The facts that a text about a notification needs. Names are null where they are unknown or gone. */
export interface DescribedNotification {
  readonly kind: NotificationKind;
  readonly occurrences: number;
  readonly details: NotificationDetails;
  readonly agentName: string | null;
  readonly sheetTitle: string | null;
  readonly userName: string | null;
  readonly accountName: string | null;
  /** True if it is about the member who reads it. */
  readonly isAboutReader: boolean;
}

/** Sentences for the acts that concern an account. */
const SECURITY: Readonly<Record<string, string>> = {
  'user.signed_in': 'Somebody has signed in to your account',
  'user.identity_linked': 'Your account was linked to your identity provider',
  'user.password_changed': 'Your password was changed',
  'user.password_reset': 'Your password was reset',
  'user.second_factor_failed': 'A sign-in to your account has failed at the second factor',
  'second_factor.added': 'A second factor was added to your account',
  'second_factor.removed': 'A second factor was removed from your account',
  'second_factor.copied': 'One of your passkeys may have been copied',
  'recovery_code.used': 'A recovery code of your account was used',
  'recovery_codes.renewed': 'Your recovery codes were replaced',
  'session.refresh_reused': 'A session was ended, because its token was used twice',
  'access_key.created': 'An access key was made for your account',
};

const PAUSES: Readonly<Record<string, string>> = {
  max_credits: 'its limit of credits is reached',
  insufficient_credits: 'there are too few credits',
  too_much_uncollected_work: 'stopped generations left too much work at vendors',
};

type Describe = (it: DescribedNotification) => string;

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
const sheetOf = ({ sheetTitle }: DescribedNotification) => sheetTitle ?? 'a deleted sheet';
const agentOf = ({ agentName }: DescribedNotification) => agentName ?? 'a deleted agent';
const personOf = ({ userName }: DescribedNotification) => userName ?? 'A person';

function completedBatch(it: DescribedNotification): string {
  const failed = Number(it.details.failed ?? 0);
  const made = Number(it.details.completed ?? 0);
  const errors = failed === 0 ? '' : `, ${failed} failed`;
  return `The batch in ${sheetOf(it)} is done: ${made} made${errors}`;
}

function pausedBatch(it: DescribedNotification): string {
  const reason = PAUSES[String(it.details.reason)];
  return `The batch in ${sheetOf(it)} has paused${reason === undefined ? '' : `: ${reason}`}`;
}

const TEXTS: Readonly<Record<NotificationKind, Describe>> = {
  gate_opened: (it) => `${agentOf(it)} waits for an approval`,
  post_failed: (it) => `${counted(it.occurrences, 'A post', 'posts')} of ${agentOf(it)} could not be published`,
  post_published: (it) =>
    `${counted(it.occurrences, 'A post', 'posts')} of ${agentOf(it)} ${it.occurrences === 1 ? 'is' : 'are'} live`,
  render_failed: (it) => `${counted(it.occurrences, 'A video', 'videos')} in ${sheetOf(it)} could not be rendered`,
  render_completed: (it) =>
    `${counted(it.occurrences, 'A video', 'videos')} in ${sheetOf(it)} ${it.occurrences === 1 ? 'is' : 'are'} rendered`,
  batch_completed: completedBatch,
  batch_paused: pausedBatch,
  account_lost: (it) => `${it.accountName ?? 'A social account'} of ${agentOf(it)} must be connected again`,
  member_joined: (it) => `${personOf(it)} has joined`,
  member_removed: (it) => `${personOf(it)} is no member any more`,
  member_role_changed: (it) =>
    `${it.isAboutReader ? 'You have' : `${personOf(it)} has`} another role: ${it.details.role ?? 'unknown'}`,
  credits_low: (it) => `Only ${Math.floor(toCredits(Number(it.details.available ?? 0)))} credits are left`,
  weekly_limit_reached: (it) => `A recurring job of ${agentOf(it)} was skipped: it has spent its credits of seven days`,
  production_reported: (it) => `A recurring job of ${agentOf(it)} has reported what it has made`,
  security: ({ details, occurrences }) => {
    const text = SECURITY[String(details.code)] ?? 'Your account was changed';
    return occurrences === 1 ? text : `${text}, ${occurrences} times today`;
  },
};

/** Returns what happened, as one sentence without its full stop. */
export const textOf = (notification: DescribedNotification): string => TEXTS[notification.kind](notification);

/** Returns the path of the page on which members act upon the notification, below that of the web application. */
export function pathOf(
  organizationId: number,
  { agentId, sheetId, kind }: { agentId: number | null; sheetId: number | null; kind: NotificationKind },
): string {
  const home = `/o/${organizationId}`;
  if (sheetId !== null && agentId !== null) return `${home}/agents/${agentId}/sheets/${sheetId}`;
  return kind === 'security' || kind.startsWith('member_') ? `${home}/inbox` : `${home}/`;
}
