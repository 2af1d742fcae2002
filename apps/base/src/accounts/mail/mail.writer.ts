import { Injectable } from '@nestjs/common';
import { DomainError, newUuid } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { Tasks } from '@reelsheet/platform-jobs';
import { AccountsConfig } from '../accounts.config.js';
import { Vault } from '../../vault/vault.js';
import type { Letter } from './mail-templates.js';
import { letterPlace, sendMail } from './send-mail.js';

/** What mails are for. Each is counted by itself, so that who causes many of one kind keeps nobody from another. */
export type MailPurpose = 'sign_up' | 'password_reset' | 'invitation';

/** Mails for one purpose that one address is sent in an hour, whoever causes them. */
const MAILS_AN_HOUR = 10;
const HOUR_SECONDS = 60 * 60;

/** Where features write mails: they are sent when the transaction that causes them has committed. */
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
    this.limit = limits.ofService('mail', MAILS_AN_HOUR, HOUR_SECONDS);
  }

  /** Counts a mail to the address; throws `rate_limited` where it has had enough. Before the transaction, for it takes a connection of its own. */
  async admit(purpose: MailPurpose, to: string): Promise<void> {
    await this.limit.consume(`${purpose}:${to.toLowerCase()}`);
  }

  /** The same for those who are told nothing: false where the address has had enough. */
  async isAdmitted(purpose: MailPurpose, to: string): Promise<boolean> {
    try {
      await this.admit(purpose, to);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** A crash does not lose the letter; it is repeated only where the crash comes between the server's word and our note of it. */
  async post(letter: Letter): Promise<void> {
    const id = newUuid();
    await this.tasks.schedule(sendMail, { id, sealed: this.vault.seal(letter, letterPlace(id)) });
  }
}
