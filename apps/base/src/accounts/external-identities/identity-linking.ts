import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import { AuditLog } from '../audit/audit.writer.js';
import { PasswordResetRepository } from '../passwords/password-reset.repository.js';
import { SecondFactorRepository } from '../second-factors/second-factor.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository, type User } from '../users/user.repository.js';
import type { ExternalIdentity } from './external-identity.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';

/** Links existing users to identities of an OpenID Connect issuer. */
@Injectable()
export class IdentityLinking {
  constructor(
    private readonly identities: ExternalIdentityRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: AccessKeyRepository,
    private readonly resets: PasswordResetRepository,
    private readonly factors: SecondFactorRepository,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Links an existing user and returns the id. A user who signed up with a password never proved that the address is
   * theirs and may have registered it to wait for its owner. Therefore the password, its sessions and the keys created
   * with them are revoked, and the second factors too unless the address was proved by mail.
   */
  async link({ id, passwordHash, emailProvedAt }: User, identity: ExternalIdentity): Promise<number | undefined> {
    await this.users.lock(id, 'NO KEY UPDATE');
    if (await this.identities.isTaken(id, identity.issuer)) return undefined;
    await this.identities.insert({ ...identity, userId: id });
    if (passwordHash !== null) await this.revokeUnprovedCredentials(id);
    if (emailProvedAt === null) await this.factors.removeAll(id);
    await this.users.proveEmail(id, this.clock.now());
    await this.audit.record({ action: 'user.identity_linked', ...about(id, identity) });
    return id;
  }

  private async revokeUnprovedCredentials(userId: number): Promise<void> {
    const now = this.clock.now();
    await this.users.setPassword(userId, null);
    await this.resets.deleteAllOf(userId);
    await this.sessions.revoke(userId, now);
    await this.keys.revokeAll(userId, now);
  }
}

const about = (userId: number, { issuer }: ExternalIdentity) => ({
  target: `user:${userId}`,
  userId,
  detail: { issuer },
});
