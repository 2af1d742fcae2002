import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { UserReader } from '../../accounts/users/user.reader.js';
import {
  DEFAULT_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannels,
  type NotificationKind,
} from '../notification.js';
import type { MemberInbox } from '../notification.repository.js';
import { DEFAULT_RHYTHM, DEFAULT_TIME_ZONE, type DigestRhythm, type MailHindrance } from './digest.js';
import { DigestMailer } from './digest-mailer.js';
import { DigestSchedule } from './digest-schedule.js';
import { nextDigest } from './digest-time.js';
import {
  NotificationPreferenceRepository,
  type StoredChannels,
  type StoredPreferences,
} from './notification-preference.repository.js';

export interface NotificationPreferences extends DigestRhythm {
  readonly email: string;
  readonly timeZone: string;
  readonly dueAt: Date | null;
  readonly hindrance: MailHindrance | null;
  readonly channels: ReadonlyMap<NotificationKind, NotificationChannels>;
}

/** Changes of preferences; what is absent stays as it is. */
export interface PreferenceChanges extends Partial<DigestRhythm> {
  readonly channels: readonly (Partial<NotificationChannels> & { readonly kind: NotificationKind })[];
}

/** Reads and changes the choices of members, and schedules their mails. */
@Injectable()
export class NotificationPreferenceService {
  constructor(
    private readonly preferences: NotificationPreferenceRepository,
    private readonly users: UserReader,
    private readonly mailer: DigestMailer,
    private readonly schedule: DigestSchedule,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async read(inbox: MemberInbox): Promise<NotificationPreferences> {
    const [stored, user] = await Promise.all([this.preferences.find(inbox), this.users.get(inbox.userId)]);
    const { email, timeZone } = user;
    return {
      ...(stored ?? { ...DEFAULT_RHYTHM, dueAt: null }),
      ...{ email, timeZone: timeZone ?? DEFAULT_TIME_ZONE },
      hindrance: this.mailer.hindranceOf({ isProved: user.emailProvedAt !== null }),
      channels: new Map(NOTIFICATION_KINDS.map((kind) => [kind, channelsOf(kind, stored)])),
    };
  }

  async change(inbox: MemberInbox, changes: PreferenceChanges): Promise<NotificationPreferences> {
    await this.transaction.run(() => this.changeLocked(inbox, changes));
    return this.read(inbox);
  }

  /** Ends the mails to a member. Returns false if the person is no member any more. */
  async endMails(inbox: MemberInbox): Promise<boolean> {
    return this.transaction.run(async () => {
      if (!(await this.preferences.lock(inbox))) return false;
      await this.changeLocked(inbox, { digest: 'off', channels: [] });
      return true;
    });
  }

  /** Moves the mails of a user whose time zone is another one, in the open transaction. */
  async moveAllOf(userId: number): Promise<void> {
    for (const member of await this.preferences.lockAllOf(userId)) {
      const { digest, timeZone, sentAt } = member;
      if (digest !== 'daily' && digest !== 'weekly') continue;
      const dueAt = nextDigest(member, timeZone ?? DEFAULT_TIME_ZONE, this.clock.now(), sentAt);
      await this.preferences.update({ ...member, dueAt });
      await this.schedule.move(member, dueAt);
    }
  }

  private async changeLocked(inbox: MemberInbox, { channels, ...rhythm }: PreferenceChanges): Promise<void> {
    const nothing = { ...inbox, ...DEFAULT_RHYTHM, kinds: {}, dueAt: null, sentAt: null };
    await this.preferences.insertMissing(nothing);
    const member = await this.preferences.lock(inbox);
    if (!member) return;
    const after = { ...member, ...withoutAbsent(rhythm), kinds: merged(member, channels) };
    const dueAt = nextDigest(after, member.timeZone ?? DEFAULT_TIME_ZONE, this.clock.now(), member.sentAt);
    await this.preferences.update({ ...after, dueAt });
    if (dueAt?.getTime() !== member.dueAt?.getTime()) await this.schedule.move(inbox, dueAt);
  }
}

function channelsOf(kind: NotificationKind, stored: StoredPreferences | null): NotificationChannels {
  const { inApp, byMail } = DEFAULT_CHANNELS[kind];
  const chosen = stored?.kinds[kind];
  return { inApp: chosen?.in_app ?? inApp, byMail: chosen?.by_mail ?? byMail };
}

/** Returns the values without those that are undefined. */
function withoutAbsent<T extends object>(values: T): Partial<T> {
  const present = Object.entries(values).filter(([, value]: [string, unknown]) => value !== undefined);
  return Object.fromEntries<unknown>(present) as Partial<T>;
}

function merged(
  { kinds }: Pick<StoredPreferences, 'kinds'>,
  channels: PreferenceChanges['channels'],
): StoredPreferences['kinds'] {
  const changed = channels.map(({ kind, inApp, byMail }): [string, StoredChannels] => [
    kind,
    { ...kinds[kind], ...withoutAbsent({ in_app: inApp, by_mail: byMail }) },
  ]);
  return { ...kinds, ...Object.fromEntries(changed) };
}
