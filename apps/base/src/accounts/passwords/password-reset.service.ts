import { Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret, RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { Vault } from '../../vault/vault.js';
import { AuditLog } from '../audit/audit.writer.js';
import { mailNotConfigured } from '../mail/mail.errors.js';
import { MailWriter } from '../mail/mail.writer.js';
import { invalidLink } from '../account.errors.js';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import { mailPasswordReset, resetAad, type ResetRequest } from './mail-password-reset.js';
import { hashPassword } from './password.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository, type User } from '../users/user.repository.js';

const LINK_TTL_MS = 60 * 60 * 1_000;

/** Resets forgotten passwords by a link mailed to the address of the user. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: AccessKeyRepository,
    private readonly mail: MailWriter,
    private readonly tasks: Tasks,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
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

  /**
   * Sets the password and ends all sessions. When this proves the address for the first time, also revokes all keys,
   * because another person may have created them. Throws `not_found` for an unknown, used or expired link.
   */
  async reset(token: string, password: string): Promise<void> {
    const hash = hashSecret(token);
    const holder = await this.resets.userOf(hash, this.clock.now());
    if (holder === undefined) throw invalidLink();
    const passwordHash = await hashPassword(password);
    await this.transaction.run(async () => {
      const now = this.clock.now();
      const { emailProvedAt } = await this.users.lock(holder, 'NO KEY UPDATE');
      if ((await this.resets.userOf(hash, now)) === undefined) throw invalidLink();
      await this.resets.deleteAllOf(holder);
      await this.users.setPassword(holder, passwordHash);
      await this.users.proveEmail(holder, now);
      await this.sessions.revoke(holder, now);
      if (emailProvedAt === null) await this.keys.revokeAll(holder, now);
      await this.audit.record({ action: 'user.password_reset', target: `user:${holder}`, userId: holder });
    });
    await this.barrier.pass(holder);
  }
}
