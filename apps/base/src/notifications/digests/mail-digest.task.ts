import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { UnmailedWriter } from '../unmailed.writer.js';
import { DEFAULT_TIME_ZONE } from './digest.js';
import { MAX_MAILED, MIN_MAIL_GAP_MS } from './digest-limits.js';
import { DigestMailer } from './digest-mailer.js';
import { DigestSchedule } from './digest-schedule.js';
import { nextDigest } from './digest-time.js';
import { mailDigest } from './mail-digest.js';
import { NotificationPreferenceRepository, type MailedMember } from './notification-preference.repository.js';

type DigestOrder = NonNullable<typeof mailDigest.payload>;

/**
 * Mails a member what is unread. One transaction, which locks the preferences of the member, decides that a mail is
 * due, marks what it has, enqueues it and schedules the next one. Two replicas, or a task that runs again after a
 * crash, find that no mail is due.
 */
@RunsTask(mailDigest)
export class MailDigest implements TaskHandler<DigestOrder> {
  constructor(
    private readonly preferences: NotificationPreferenceRepository,
    private readonly unmailed: UnmailedWriter,
    private readonly mailer: DigestMailer,
    private readonly schedule: DigestSchedule,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run(inbox: DigestOrder): Promise<void> {
    await this.transaction.run(async () => {
      const member = await this.preferences.lock(inbox);
      if (!member || member.digest === 'off') return;
      const now = this.clock.now();
      const waitsUntil = dueOf(member);
      if (waitsUntil === null || waitsUntil > now) {
        if (waitsUntil) await this.schedule.at(member, waitsUntil);
        return;
      }
      const isSent = await this.mail(member, now);
      const sentAt = isSent ? now : member.sentAt;
      const dueAt = nextDigest(member, member.timeZone ?? DEFAULT_TIME_ZONE, now, sentAt);
      await this.preferences.update({ ...member, dueAt, sentAt });
      if (dueAt) await this.schedule.at(member, dueAt);
    });
  }

  /** Returns false if there is nothing to mail, or nobody to mail it to. */
  private async mail(member: MailedMember, now: Date): Promise<boolean> {
    if (!this.mailer.canMailTo(member)) return false;
    const unmailed = await this.unmailed.take(member, MAX_MAILED, now);
    if (unmailed.count === 0) return false;
    await this.mailer.enqueue(member, unmailed, now);
    return true;
  }
}

/** The time from which a mail may be sent. */
function dueOf({ digest, dueAt, sentAt }: MailedMember): Date | null {
  return digest === 'immediately' ? new Date((sentAt?.getTime() ?? 0) + (sentAt ? MIN_MAIL_GAP_MS : 0)) : dueAt;
}
