import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { hasNoPassword, wrongCurrentPassword } from '../account.errors.js';
import { hashPassword, passwordMatches } from './password.js';
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

  /** Ends all other sessions of the user. Throws `validation_error` for a wrong password or a user without one. */
  async change({ userId, sessionId }: Caller, current: string, next: string): Promise<void> {
    const { passwordHash } = await this.users.get(userId);
    if (passwordHash === null) throw hasNoPassword();
    if (!(await passwordMatches(current, passwordHash))) throw wrongCurrentPassword();
    const nextHash = await hashPassword(next);
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
