import { Choice, Flag, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { NOTIFICATION_KINDS, type NotificationKind } from '../notification.js';
import { DIGESTS, MAIL_HINDRANCES, type Digest } from './digest.js';
import type { NotificationPreferences, PreferenceChanges } from './notification-preference.service.js';

const LAST_HOUR = 23;
const LAST_WEEKDAY = 6;
const HOUR_ABOUT = 'hour of the day of daily and weekly mails, in your time zone';
const WEEKDAY_ABOUT = 'day of weekly mails, counted from Monday (0)';

export class NotificationChannelsView {
  @Choice(NOTIFICATION_KINDS) kind!: NotificationKind;
  @Flag({ about: 'listed among your notifications' }) in_app!: boolean;
  @Flag({ about: 'mailed, unless `digest` is `off`' }) by_mail!: boolean;
}

export class NotificationPreferencesView {
  @Choice(DIGESTS) digest!: Digest;
  @Whole({ min: 0, max: LAST_HOUR, about: HOUR_ABOUT }) hour!: number;
  @Whole({ min: 0, max: LAST_WEEKDAY, about: WEEKDAY_ABOUT }) weekday!: number;
  @Text({ about: 'that of your profile, or UTC' }) time_zone!: string;
  @Text({ nullable: true, format: 'date-time', about: 'when the next daily or weekly mail is due' })
  next_mail_at!: string | null;
  @Text({ about: 'the address to which mails are sent' }) email!: string;
  @Choice(MAIL_HINDRANCES, { nullable: true, about: 'why no mail is sent; null where nothing hinders it' })
  mail_hindrance!: string | null;
  @ListOf(() => NotificationChannelsView, { about: 'all kinds' }) kinds!: NotificationChannelsView[];
}

export class NotificationChannelsBody {
  @Choice(NOTIFICATION_KINDS) kind!: NotificationKind;
  @Flag({ optional: true }) in_app?: boolean;
  @Flag({ optional: true }) by_mail?: boolean;
}

export class NotificationPreferencesBody {
  @Choice(DIGESTS, { optional: true }) digest?: Digest;
  @Whole({ optional: true, min: 0, max: LAST_HOUR, about: HOUR_ABOUT }) hour?: number;
  @Whole({ optional: true, min: 0, max: LAST_WEEKDAY, about: WEEKDAY_ABOUT }) weekday?: number;
  @ListOf(() => NotificationChannelsBody, {
    optional: true,
    maxItems: NOTIFICATION_KINDS.length,
    about: 'those that you change',
  })
  kinds?: NotificationChannelsBody[];
}

export const toPreferenceChanges = (body: NotificationPreferencesBody): PreferenceChanges => ({
  digest: body.digest,
  hour: body.hour,
  weekday: body.weekday,
  channels: (body.kinds ?? []).map(({ kind, in_app: inApp, by_mail: byMail }) => ({ kind, inApp, byMail })),
});

export const toPreferences = (preferences: NotificationPreferences): NotificationPreferencesView => ({
  digest: preferences.digest,
  hour: preferences.hour,
  weekday: preferences.weekday,
  time_zone: preferences.timeZone,
  next_mail_at: preferences.dueAt?.toISOString() ?? null,
  email: preferences.email,
  mail_hindrance: preferences.hindrance,
  kinds: [...preferences.channels].map(([kind, { inApp, byMail }]) => ({ kind, in_app: inApp, by_mail: byMail })),
});
