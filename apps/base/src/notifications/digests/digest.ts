import { choices } from '@reelsheet/kernel';

export const DIGESTS = choices('When notifications are mailed', {
  off: 'never',
  immediately: 'within minutes, at most one mail in ten minutes',
  daily: 'each day at `hour`',
  weekly: 'each week on `weekday` at `hour`',
});
export type Digest = (typeof DIGESTS)[number];

export const MAIL_HINDRANCES = choices('Why no mail about notifications is sent', {
  no_mail_server: 'the installation sends no mail',
  unproved_address: 'the person has not proved the address',
});
export type MailHindrance = (typeof MAIL_HINDRANCES)[number];

/** When mails of a member are due. */
export interface DigestRhythm {
  readonly digest: Digest;
  /** Hour of the day in the time zone of the member. */
  readonly hour: number;
  /** Day of the week, counted from Monday (0). */
  readonly weekday: number;
}

/** The rhythm of members who have chosen nothing. */
export const DEFAULT_RHYTHM: DigestRhythm = { digest: 'off', hour: 8, weekday: 0 };

/** Time zone of members whose profile has none. */
export const DEFAULT_TIME_ZONE = 'UTC';
