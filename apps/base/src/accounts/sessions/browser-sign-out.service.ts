import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret, RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { UserRepository } from '../users/user.repository.js';
import { RefreshTokenRepository } from './refresh-token.repository.js';
import { SessionRepository } from './session.repository.js';

/** Ends the session of a browser by the refresh token in its cookie. */
@Injectable()
export class BrowserSignOutService {
  constructor(
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /** A used refresh token ends its session too; one that is unknown, or whose session has ended, ends none. */
  async signOut(refreshToken: string): Promise<void> {
    const session = await this.refreshTokens.sessionOf(hashSecret(refreshToken));
    if (!session) return;
    const { id, userId } = session;
    await this.transaction.run(async () => {
      await this.users.lock(userId, 'NO KEY UPDATE');
      if ((await this.sessions.revoke(userId, this.clock.now(), { only: id })) === 0) return;
      await this.audit.record({ action: 'user.signed_out', target: `session:${id}`, userId });
    });
    await this.barrier.pass(userId);
  }
}
