import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS, newUuid } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { Tasks } from '@reelsheet/platform-jobs';
import { AccountsConfig } from '../accounts.config.js';
import { Vault } from '../../vault/vault.js';
import type { MailData } from './mail-templates.js';
import { MAX_MAILS_PER_HOUR } from './mail-limits.js';
import { mailAad, sendMail } from './send-mail.js';

/** Purposes of mails. Each has a separate rate limit, so that many mails of one kind do not block another kind. */
export type MailPurpose = 'sign_up' | 'password_reset' | 'invitation';

/** Enqueues mails of features. They are sent after the transaction that triggers them has committed. */
@Injectable()
export class MailWriter {
  readonly isConfigured: boolean;
  private readonly limit: RateLimit;

  constructor(
    config: AccountsConfig,
    limits: RateLimits,
    private readonly tasks: Tasks,
    private readonly vault: Vault,
  ) {
    this.isConfigured = config.SMTP_URL !== undefined;
    this.limit = limits.ofService('mail', MAX_MAILS_PER_HOUR, HOUR_SECONDS);
  }

  /**
   * Counts a mail to the address and throws `rate_limited` above the limit. Must be called before the transaction
   * because it uses a separate connection.
   */
  async consumeLimit(purpose: MailPurpose, to: string): Promise<void> {
    await this.limit.consume(limitKey(purpose, to));
  }

  /** Counts a mail to the address and returns false above the limit, for callers that must not reveal the limit. */
  async tryConsumeLimit(purpose: MailPurpose, to: string): Promise<boolean> {
    return this.limit.admit(limitKey(purpose, to));
  }

  /**
   * Enqueues a mail durably. It is sent twice only when a crash happens after the mail server accepted it and before
   * that is recorded.
   */
  async enqueue(data: MailData): Promise<void> {
    const id = newUuid();
    await this.tasks.schedule(sendMail, { id, sealed: this.vault.seal(data, mailAad(id)) });
  }
}

const limitKey = (purpose: MailPurpose, to: string) => `${purpose}:${to.toLowerCase()}`;
