import { Injectable } from '@nestjs/common';
import { printableName } from '@reelsheet/kernel';
import { AccountsConfig } from '../../accounts/accounts.config.js';
import type { MailLine } from '../../accounts/mail/mail-templates.js';
import { MailWriter } from '../../accounts/mail/mail.writer.js';
import type { ListedNotification } from '../notification.repository.js';
import { pathOf, textOf } from '../notification-text.js';
import type { Unmailed } from '../unmailed.writer.js';
import type { MailHindrance } from './digest.js';
import { DIGEST_TTL_MS } from './digest-limits.js';
import type { MailedMember } from './notification-preference.repository.js';
import { UnsubscribeTokens } from './unsubscribe-token.js';

const nameOf = (name: string | null) => name && printableName(name);

/** Writes mails about notifications. */
@Injectable()
export class DigestMailer {
  constructor(
    private readonly config: AccountsConfig,
    private readonly mails: MailWriter,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  /** Returns null if mails can be sent. Where addresses need a proof, nothing is mailed to others. */
  hindranceOf({ isProved }: { readonly isProved: boolean }): MailHindrance | null {
    if (!this.mails.isConfigured) return 'no_mail_server';
    return isProved || this.config.ACCOUNT_PROOF === 'none' ? null : 'unproved_address';
  }

  canMailTo(member: MailedMember): boolean {
    return this.hindranceOf(member) === null;
  }

  /** Enqueues a mail in the open transaction. */
  async enqueue(member: MailedMember, { count, newest }: Unmailed, now: Date): Promise<void> {
    const { organizationId, organizationName, email: to } = member;
    const lines: MailLine[] = newest.map((notification) => lineOf(organizationId, notification));
    const others = count - newest.length;
    if (others > 0) lines.push({ text: `${others} more`, path: `/o/${organizationId}/inbox` });
    await this.mails.enqueue({
      kind: 'notifications',
      to,
      expiresAt: new Date(now.getTime() + DIGEST_TTL_MS).toISOString(),
      names: { organization: organizationName, count: count === 1 ? '1 notification' : `${count} notifications` },
      lines,
      path: `/o/${organizationId}/inbox`,
      unsubscribe: `${this.config.BASE_URL.replace(/\/$/, '')}/notification_mails/${this.tokens.create(member)}`,
    });
  }
}

/** Names that members have chosen are not shown where a mail program would make links of them. */
function lineOf(organizationId: number, notification: ListedNotification): MailLine {
  const { agentName, sheetTitle, userName, accountName } = notification;
  const names = {
    agentName: nameOf(agentName),
    sheetTitle: nameOf(sheetTitle),
    userName: nameOf(userName),
    accountName: nameOf(accountName),
  };
  return { text: textOf({ ...notification, ...names }), path: pathOf(organizationId, notification) };
}
