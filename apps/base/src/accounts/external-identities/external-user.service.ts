import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RevocationBarrier } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import type { ExternalIdentity } from './external-identity.js';
import { ExternalIdentityRepository } from './external-identity.repository.js';
import { IdentityLinking } from './identity-linking.js';
import { UserProvisioning } from '../users/user-provisioning.service.js';
import { UserRepository } from '../users/user.repository.js';
import { freeUsername, localPartOf } from '../users/username.js';
import { MAX_ATTEMPTS } from './external-user-limits.js';

/** Provisions users who sign in with an OpenID Connect issuer. */
@Injectable()
export class ExternalUserService {
  constructor(
    private readonly identities: ExternalIdentityRepository,
    private readonly linking: IdentityLinking,
    private readonly users: UserRepository,
    private readonly provisioning: UserProvisioning,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /**
   * Provisions the user of an identity that is seen for the first time. Links the existing user with the verified
   * address, or creates a user with a personal workspace. Does nothing without a verified address, or when another
   * subject of the issuer is already linked to that user.
   */
  async ensureUser(identity: ExternalIdentity): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.ensureUserOnce(identity);
      } catch (error) {
        // Another request created the user or took the name at the same time.
        if (!isDuplicate(error) || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async ensureUserOnce(identity: ExternalIdentity): Promise<void> {
    const { email } = identity;
    if (email === undefined) return;
    const linkedUserId = await this.transaction.run(async () => {
      if (await this.identities.exists(identity)) return undefined;
      const registered = await this.users.findByEmail(email);
      if (registered) return this.linking.link(registered, identity);
      await this.create(email, identity);
      return undefined;
    });
    if (linkedUserId !== undefined) await this.barrier.pass(linkedUserId);
  }

  private async create(email: string, identity: ExternalIdentity): Promise<void> {
    const username = await freeUsername(localPartOf(email), (name) => this.users.isUsernameTaken(name));
    const name = identity.name ?? username;
    const { id: userId } = await this.provisioning.create(
      { email, name, username, passwordHash: null, emailProvedAt: this.clock.now() },
      { issuer: identity.issuer },
    );
    await this.identities.insert({ ...identity, userId });
  }
}
