import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { keyHasNoSession } from '../account.errors.js';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import { ExternalIdentityRepository } from '../external-identities/external-identity.repository.js';
import { SessionRepository, type SessionRow } from './session.repository.js';
import { UserRepository } from '../users/user.repository.js';

/** Where a user is signed in, and how they sign out. When a call has answered, every service refuses what it ended. */
@Injectable()
export class SessionService {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly identities: ExternalIdentityRepository,
    private readonly keys: AccessKeyRepository,
    private readonly users: UserRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  async list(userId: number): Promise<SessionRow[]> {
    return this.sessions.listOf(userId, this.clock.now());
  }

  /** Ends the caller's session; of one who came from an issuer, all tokens that it gave them so far. Throws `validation_error` for a key. */
  async signOut({ userId, keyId, sessionId, issuedAt }: Caller): Promise<void> {
    if (keyId !== null) throw keyHasNoSession();
    await this.transaction.run(async () => {
      const now = this.clock.now();
      await this.users.lock(userId, 'NO KEY UPDATE');
      if (sessionId === undefined) await this.identities.endTokens(userId, after(now, issuedAt));
      else await this.sessions.revoke(userId, now, { only: sessionId });
      const target = sessionId === undefined ? `user:${userId}` : `session:${sessionId}`;
      await this.audit.record({ action: 'user.signed_out', target });
    });
    await this.barrier.pass(userId);
  }

  /** Ends all that the user can be known by, save the password. */
  async signOutEverywhere({ userId, issuedAt }: Caller): Promise<void> {
    await this.transaction.run(async () => {
      const now = this.clock.now();
      await this.users.lock(userId, 'NO KEY UPDATE');
      await this.sessions.revoke(userId, now);
      await this.identities.endTokens(userId, after(now, issuedAt));
      await this.keys.revokeAll(userId, now);
      await this.audit.record({ action: 'user.signed_out_everywhere', target: `user:${userId}` });
    });
    await this.barrier.pass(userId);
  }

  /** Throws `not_found` for a session that has ended, or is another's. */
  async end(userId: number, id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.users.lock(userId, 'NO KEY UPDATE');
      if ((await this.sessions.revoke(userId, this.clock.now(), { only: id })) === 0)
        throw new DomainError(CommonErrors.notFound);
      await this.audit.record({ action: 'session.ended', target: `session:${id}` });
    });
    await this.barrier.pass(userId);
  }
}

/** A moment after now, and after the token that was shown: its issuer's clock may be ahead of ours. */
const after = (now: Date, issuedAt: Date | undefined) =>
  issuedAt && issuedAt >= now ? new Date(issuedAt.getTime() + 1) : now;
