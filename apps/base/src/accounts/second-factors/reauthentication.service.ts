import { Injectable } from '@nestjs/common';
import type { Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { passwordMatches } from '../passwords/password.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { UserRepository } from '../users/user.repository.js';
import { FactorVerifier } from './factor-verifier.js';
import { proofMissing, wrongFactor, wrongPasswordAsProof } from './second-factor.errors.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { CodeProof, OwnerProof } from './second-factor.js';

/** Asserts that the owner of an account acts, and not somebody who only has one of its sessions or keys. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: SecondFactorRepository,
    private readonly verifier: FactorVerifier,
    private readonly throttle: SignInThrottle,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Throws `validation_error` for a wrong or missing proof, and `rate_limited` after too many wrong ones. Users who
   * have neither a password nor a second factor, because they sign in with their identity provider, need no proof.
   */
  async assert(caller: Caller, address: string, proof: OwnerProof | undefined): Promise<void> {
    if (proof === undefined) return this.assertNothingToProve(caller);
    const account = String(caller.userId);
    if ('password' in proof)
      return this.throttle.run({ kind: 'password_change', address, account }, () =>
        this.assertPassword(caller, proof.password),
      );
    return this.throttle.run({ kind: 'second_factor', address, account }, () => this.assertFactor(caller, proof));
  }

  private async assertNothingToProve({ userId, keyId }: Caller): Promise<void> {
    const { passwordHash } = await this.users.get(userId);
    if (keyId !== null || passwordHash !== null || (await this.factors.count(userId)) > 0) throw proofMissing();
  }

  private async assertPassword({ userId }: Caller, password: string): Promise<void> {
    const { passwordHash } = await this.users.get(userId);
    if (!(await passwordMatches(password, passwordHash))) throw wrongPasswordAsProof();
  }

  private async assertFactor({ userId }: Caller, proof: CodeProof): Promise<void> {
    await this.transaction.run(async () => {
      const user = await this.users.lock(userId, 'SHARE');
      const used = await this.verifier.use(user, proof);
      if (!used) throw wrongFactor(proof);
      await this.verifier.report(user, used);
    });
  }
}
