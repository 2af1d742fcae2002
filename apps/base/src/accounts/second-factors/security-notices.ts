import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import type { MailKind } from '../mail/mail-templates.js';
import { MailWriter } from '../mail/mail.writer.js';

const TTL_MS = DAY_MS;

/** Mails users about changes of their account that they may not have made themselves, where mail is configured. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly mail: MailWriter,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a notice and returns whether it may be sent. For notices that the holder of the account can cause as often
   * as they like. Must be called before the transaction.
   */
  async admit(to: string): Promise<boolean> {
    return this.mail.isConfigured && (await this.mail.tryConsumeLimit('security_notice', to));
  }

  /** Enqueues a notice in the open transaction. */
  async enqueue(kind: MailKind, to: string, names: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!this.mail.isConfigured) return;
    const expiresAt = new Date(this.clock.now().getTime() + TTL_MS).toISOString();
    await this.mail.enqueue({ kind, to, expiresAt, names });
  }
}
