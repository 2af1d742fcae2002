import { Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { Vault } from '../../vault/vault.js';
import { mailNotConfigured } from '../mail/mail.errors.js';
import { MailWriter } from '../mail/mail.writer.js';
import { UserRepository, type User } from '../users/user.repository.js';
import { mailPasswordReset, resetAad, type ResetRequest } from './mail-password-reset.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { LINK_TTL_MS } from './password-reset-limits.js';

/** Mails users a link by which they reset a forgotten password. */
@Injectable()
export class PasswordResetRequestService {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly mail: MailWriter,
    private readonly tasks: Tasks,
    private readonly vault: Vault,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Does the same work whether or not a user has the address. Throws `mail_not_configured`. */
  async request(email: string): Promise<void> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    const id = newUuid();
    const sealed = this.vault.seal(email, resetAad(id));
    await this.transaction.run(() => this.tasks.schedule(mailPasswordReset, { id, sealed }));
  }

  async process({ id, sealed }: ResetRequest): Promise<void> {
    const user = await this.users.findByEmail(this.vault.open<string>(sealed, resetAad(id)));
    if (user && (await this.mail.tryConsumeLimit('password_reset', user.email)))
      await this.transaction.run(() => this.mailLink(id, user));
  }

  private async mailLink(id: string, { id: userId, email: to, passwordHash }: User): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LINK_TTL_MS);
    const token = newSecret();
    await this.users.lock(userId, 'NO KEY UPDATE');
    if (!(await this.resets.insert({ id, userId, hash: hashSecret(token), expiresAt }, now))) return;
    const kind = passwordHash === null ? 'no_password' : 'password_reset';
    await this.mail.enqueue({
      kind,
      to,
      expiresAt: expiresAt.toISOString(),
      ...(kind === 'password_reset' ? { token } : {}),
    });
  }
}
