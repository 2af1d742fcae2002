import { Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret, RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { Vault } from '../../vault/vault.js';
import { AuditLog } from '../audit/audit.writer.js';
import { mailNotConfigured } from '../mail/mail.errors.js';
import { MailWriter } from '../mail/mail.writer.js';
import { deadLink } from '../account.errors.js';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import { mailPasswordReset, resetPlace, type ResetRequest } from './mail-password-reset.js';
import { hashPassword } from './password.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository, type User } from '../users/user.repository.js';

const LIFE_MS = 60 * 60 * 1_000;

/** Sets a new password for a user who has lost the old one and reads the mail of their address. */
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

  /** The same work whoever has the address. Throws `mail_not_configured`. */
  async ask(email: string): Promise<void> {
    if (!this.mail.isConfigured) throw mailNotConfigured();
    const id = newUuid();
    const sealed = this.vault.seal(email, resetPlace(id));
    await this.transaction.run(() => this.tasks.schedule(mailPasswordReset, { id, sealed }));
  }

  async answer({ id, sealed }: ResetRequest): Promise<void> {
    const user = await this.users.findByEmail(this.vault.open<string>(sealed, resetPlace(id)));
    if (user && (await this.mail.isAdmitted('password_reset', user.email)))
      await this.transaction.run(() => this.mailLink(id, user));
  }

  private async mailLink(id: string, { id: userId, email: to, passwordHash }: User): Promise<void> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    const token = newSecret();
    await this.users.lock(userId, 'NO KEY UPDATE');
    if (!(await this.resets.insert({ id, userId, hash: hashSecret(token), expiresAt }, now))) return;
    const kind = passwordHash === null ? 'no_password' : 'password_reset';
    await this.mail.post({
      kind,
      to,
      expiresAt: expiresAt.toISOString(),
      ...(kind === 'password_reset' ? { token } : {}),
    });
  }

  /**
   * Ends all sessions; and the keys of an account whose address is proved by this for the first time, since whoever made
   * them may be another. Throws `not_found` for a link that is unknown, used or expired.
   */
  async reset(token: string, password: string): Promise<void> {
    const hash = hashSecret(token);
    const holder = await this.resets.userOf(hash, this.clock.now());
    if (holder === undefined) throw deadLink();
    const passwordHash = await hashPassword(password);
    await this.transaction.run(async () => {
      const now = this.clock.now();
      const { emailProvedAt } = await this.users.lock(holder, 'NO KEY UPDATE');
      if ((await this.resets.userOf(hash, now)) === undefined) throw deadLink();
      await this.resets.removeAllOf(holder);
      await this.users.setPassword(holder, passwordHash);
      await this.users.proveEmail(holder, now);
      await this.sessions.revoke(holder, now);
      if (emailProvedAt === null) await this.keys.revokeAll(holder, now);
      await this.audit.record({ action: 'user.password_reset', target: `user:${holder}`, userId: holder });
    });
    await this.barrier.pass(holder);
  }
}
