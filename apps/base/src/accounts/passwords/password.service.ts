import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { hasNoPassword, wrongCurrentPassword } from '../account.errors.js';
import type { NewPassword } from './new-passwords.js';
import { passwordMatches } from './password.js';
import { PasswordResetRepository } from './password-reset.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository } from '../users/user.repository.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly resets: PasswordResetRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends all other sessions of the user. Throws `validation_error` for a wrong password, a user without one, or a weak
   * new password.
   */
  async change({ userId, sessionId }: Caller, current: string, next: NewPassword): Promise<void> {
    const owner = await this.users.get(userId);
    const { passwordHash } = owner;
    if (passwordHash === null) throw hasNoPassword();
    if (!(await passwordMatches(current, passwordHash))) throw wrongCurrentPassword();
    const nextHash = await next.hashFor(owner);
    await this.transaction.run(async () => {
      const user = await this.users.lock(userId, 'NO KEY UPDATE');
      if (user.passwordHash !== passwordHash) throw wrongCurrentPassword();
      await this.users.setPassword(userId, nextHash);
      await this.resets.deleteAllOf(userId);
      await this.sessions.revoke(userId, this.clock.now(), { except: sessionId });
      await this.audit.record({ action: 'user.password_changed', target: `user:${userId}` });
    });
    await this.barrier.pass(userId);
  }
}
