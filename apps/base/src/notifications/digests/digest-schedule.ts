import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Tasks } from '@reelsheet/platform-jobs';
import type { MemberInbox } from '../notification.repository.js';
import { BUFFERED_MS } from './digest-limits.js';
import { digestKey, mailDigest } from './mail-digest.js';

/** Schedules mails in the transaction of what causes them. */
@Injectable()
export class DigestSchedule {
  constructor(
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  /** Mails members who want it at once, after notifications were buffered for a while. */
  async soon(organizationId: number, userIds: readonly number[]): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + BUFFERED_MS);
    const members = userIds.map((userId) => ({ organizationId, userId }));
    await this.tasks.scheduleMany(mailDigest, members, { notBefore, key: digestKey, organizationId });
  }

  /** Mails a member at a time, unless another mail is scheduled before. */
  async at(member: MemberInbox, notBefore: Date): Promise<void> {
    const { organizationId } = member;
    await this.tasks.schedule(mailDigest, inboxOf(member), { notBefore, key: digestKey, organizationId });
  }

  /** Mails a member at another time than before; never if there is none. */
  async move(member: MemberInbox, dueAt: Date | null): Promise<void> {
    await this.tasks.cancel(mailDigest, [digestKey(member)]);
    if (dueAt) await this.at(member, dueAt);
  }
}

const inboxOf = ({ organizationId, userId }: MemberInbox): MemberInbox => ({ organizationId, userId });
