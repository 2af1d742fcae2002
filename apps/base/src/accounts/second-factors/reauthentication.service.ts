import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hasFreshFactor, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { passwordMatches } from '../passwords/password.js';
import { SignInThrottle } from '../sessions/sign-in-throttle.js';
import { UserRepository } from '../users/user.repository.js';
import { ChangeLimit } from './change-limit.js';
import { FactorVerifier } from './factor-verifier.js';
import {
  assertSession,
  passwordAloneAsProof,
  proofMissing,
  wrongFactor,
  wrongPasswordAsProof,
} from './second-factor.errors.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { CodeProof, OwnerProof } from './second-factor.js';
import { WrongProofs } from './wrong-proofs.js';

/** Asserts that the owner of an account acts, and not somebody who only has its password, or one of its sessions. */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly users: UserRepository,
    private readonly factors: SecondFactorRepository,
    private readonly verifier: FactorVerifier,
    private readonly wrongProofs: WrongProofs,
    private readonly throttle: SignInThrottle,
    private readonly transaction: Transaction,
    private readonly changes: ChangeLimit,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `forbidden` for a key, `validation_error` for a wrong or missing proof, and `rate_limited` after too many
   * wrong ones or too many changes. A user with a second factor proves that: by a code, or by the password in a session
   * that has proved the factor recently. Users without a password, because they sign in with their identity provider,
   * need no proof for their first factor, nor where the provider has verified several factors recently.
   */
  async assert(caller: Caller, address: string, proof: OwnerProof | undefined): Promise<void> {
    assertSession(caller);
    await this.assertProof(caller, address, proof);
    await this.changes.consume(caller.userId);
  }

  private async assertProof(caller: Caller, address: string, proof: OwnerProof | undefined): Promise<void> {
    if (proof === undefined) return this.assertNothingToProve(caller);
    const account = String(caller.userId);
    if ('password' in proof)
      return this.throttle.run({ kind: 'password_change', address, account }, () =>
        this.assertPassword(caller, proof.password),
      );
    return this.throttle.run({ kind: 'second_factor', address, account }, () => this.assertFactor(caller, proof));
  }

  private async assertNothingToProve(caller: Caller): Promise<void> {
    const { passwordHash } = await this.users.get(caller.userId);
    if (passwordHash !== null || !(await this.isFactorProved(caller))) throw proofMissing();
  }

  private async assertPassword(caller: Caller, password: string): Promise<void> {
    const { passwordHash } = await this.users.get(caller.userId);
    if (!(await passwordMatches(password, passwordHash))) throw wrongPasswordAsProof();
    if (!(await this.isFactorProved(caller))) throw passwordAloneAsProof();
  }

  /** Returns whether the session has proved a second factor recently, or its user has none. */
  private async isFactorProved(caller: Caller): Promise<boolean> {
    return hasFreshFactor(caller, this.clock.now()) || (await this.factors.count(caller.userId)) === 0;
  }

  private async assertFactor({ userId }: Caller, proof: CodeProof): Promise<void> {
    await this.wrongProofs.guard(userId, proof, async () => {
      const used = await this.transaction.run(async () => {
        const user = await this.users.lock(userId, 'SHARE');
        const accepted = await this.verifier.use(user, proof);
        if (accepted) await this.verifier.report(user, accepted);
        return accepted;
      });
      if (used) return used;
      await this.wrongProofs.record(userId);
      throw wrongFactor(proof);
    });
  }
}
