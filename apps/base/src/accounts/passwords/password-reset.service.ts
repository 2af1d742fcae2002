import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret, RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { invalidLink } from '../account.errors.js';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import type { NewPassword } from './new-passwords.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository } from '../users/user.repository.js';

export interface PasswordReset {
  readonly password: NewPassword;
  /** True if the keys of the user are not revoked. */
  readonly retainsKeys: boolean;
}

/** Sets a new password by a mailed link. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: AccessKeyRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the password, ends all sessions and returns the user's address. Also revokes all keys, because another person
   * who knew the previous password may have created them; the user can retain them, except when this proves the address
   * for the first time. Throws `not_found` for an unknown, used or expired link,
   * and `validation_error` for a weak password; the link then remains valid.
   */
  async reset(token: string, { password, retainsKeys }: PasswordReset): Promise<string> {
    const hash = hashSecret(token);
    const holder = await this.resets.userOf(hash, this.clock.now());
    if (holder === undefined) throw invalidLink();
    const passwordHash = await password.hashFor(await this.users.get(holder));
    const email = await this.transaction.run(async () => {
      const now = this.clock.now();
      const { email, emailProvedAt } = await this.users.lock(holder, 'NO KEY UPDATE');
      if ((await this.resets.userOf(hash, now)) === undefined) throw invalidLink();
      await this.resets.deleteAllOf(holder);
      await this.users.setPassword(holder, passwordHash);
      await this.users.proveEmail(holder, now);
      await this.sessions.revoke(holder, now);
      const revokesKeys = !retainsKeys || emailProvedAt === null;
      if (revokesKeys) await this.keys.revokeAll(holder, now);
      await this.audit.record({
        action: 'user.password_reset',
        target: `user:${holder}`,
        userId: holder,
        detail: { keys: revokesKeys ? 'revoked' : 'retained' },
      });
      return email;
    });
    await this.barrier.pass(holder);
    return email;
  }
}
