import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RevocationBarrier } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import type { ExternalIdentity } from './external-identity.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';
import { PasswordResetRepository } from '../passwords/password-reset.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserProvisioning } from '../users/user-provisioning.service.js';
import { UserRepository, type User } from '../users/user.repository.js';
import { freeUsername, nameIn } from '../users/username.js';

const TRIES = 3;

/** Users who come from an OpenID Connect issuer. */
@Injectable()
export class ExternalUserService {
  constructor(
    private readonly identities: ExternalIdentityRepository,
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: AccessKeyRepository,
    private readonly resets: PasswordResetRepository,
    private readonly founding: UserProvisioning,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /**
   * On first sight: the user who registered the verified address is taken over, else one is made with a personal workspace.
   * Nothing happens without a verified address, or where the issuer already means that user by another subject.
   */
  async meet(identity: ExternalIdentity): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.meetOnce(identity);
      } catch (error) {
        // Another request met them, or took the name, in the same moment.
        if (!isDuplicate(error) || attempt === TRIES) throw error;
      }
    }
  }

  private async meetOnce(identity: ExternalIdentity): Promise<void> {
    const { email } = identity;
    if (email === undefined) return;
    const takenOver = await this.transaction.run(async () => {
      if (await this.identities.isKnown(identity)) return undefined;
      const registered = await this.users.findByEmail(email);
      if (registered) return this.takeOver(registered, identity);
      await this.create(email, identity);
      return undefined;
    });
    if (takenOver !== undefined) await this.barrier.pass(takenOver);
  }

  /**
   * Whoever signed up with a password never proved that the address is theirs, and may have waited for its owner:
   * the password, its sessions and the keys made with them end. Gives the user's id.
   */
  private async takeOver({ id, passwordHash }: User, identity: ExternalIdentity): Promise<number | undefined> {
    if (await this.identities.isTaken(id, identity.issuer)) return undefined;
    await this.identities.insert({ ...identity, userId: id });
    if (passwordHash !== null) await this.endWhatWasUnproved(id);
    await this.users.proveEmail(id, this.clock.now());
    await this.audit.record({ action: 'user.identity_linked', ...about(id, identity) });
    return id;
  }

  private async endWhatWasUnproved(userId: number): Promise<void> {
    const now = this.clock.now();
    await this.users.lock(userId, 'NO KEY UPDATE');
    await this.users.setPassword(userId, null);
    await this.resets.removeAllOf(userId);
    await this.sessions.revoke(userId, now);
    await this.keys.revokeAll(userId, now);
  }

  private async create(email: string, identity: ExternalIdentity): Promise<void> {
    const username = await freeUsername(nameIn(email), (name) => this.users.isUsernameTaken(name));
    const name = identity.name ?? username;
    const { id: userId } = await this.founding.found(
      { email, name, username, passwordHash: null, emailProvedAt: this.clock.now() },
      { issuer: identity.issuer },
    );
    await this.identities.insert({ ...identity, userId });
  }
}

const about = (userId: number, { issuer }: ExternalIdentity) => ({
  target: `user:${userId}`,
  userId,
  detail: { issuer },
});
