import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { keyHasNoSession } from '../account.errors.js';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import { ExternalIdentityRepository } from '../external-identities/external-identity.repository.js';
import { SessionRepository } from './session.repository.js';
import { UserRepository } from '../users/user.repository.js';

/** Ends sessions of a user. When a call has returned, every service rejects the credentials it ended. */
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

  /**
   * Ends the session of the caller; for a user of an OpenID Connect issuer, rejects all tokens issued so far. Throws
   * `validation_error` for a key.
   */
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

  /** Ends all sessions, keys and issuer tokens of the user; the password stays. */
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

  /** Throws `not_found` for a session that has ended or belongs to another user. */
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

/** Returns a time after now and after the issue of the token, because the issuer's clock may be ahead of ours. */
const after = (now: Date, issuedAt: Date | undefined) =>
  issuedAt && issuedAt >= now ? new Date(issuedAt.getTime() + 1) : now;
