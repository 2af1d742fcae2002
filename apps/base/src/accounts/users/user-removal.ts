import { Injectable } from '@nestjs/common';
import { AccessKeyRepository } from '../access-keys/access-key.repository.js';
import { ExternalIdentityRepository } from '../external-identities/external-identity.repository.js';
import { PasswordResetRepository } from '../passwords/password-reset.repository.js';
import { SecondFactorRepository } from '../second-factors/second-factor.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { UserRepository } from './user.repository.js';

/** Ends everything by which a user can sign in or act, and removes what names the person. */
@Injectable()
export class UserRemoval {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly keys: AccessKeyRepository,
    private readonly identities: ExternalIdentityRepository,
    private readonly resets: PasswordResetRepository,
    private readonly factors: SecondFactorRepository,
  ) {}

  /** Joins the open transaction, which has locked the user. Tokens of an issuer are rejected until `identitiesEnd`. */
  async remove(userId: number, now: Date, identitiesEnd: Date): Promise<void> {
    await this.sessions.revoke(userId, now);
    await this.keys.revokeAll(userId, now);
    await this.identities.endTokens(userId, identitiesEnd);
    await this.resets.deleteAllOf(userId);
    await this.factors.removeAll(userId);
    await this.users.erase(userId, now);
  }
}
