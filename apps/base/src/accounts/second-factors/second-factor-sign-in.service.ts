import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import type { Device } from '../sessions/device.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { TokenService } from '../sessions/token.service.js';
import { UserRepository } from '../users/user.repository.js';
import { FactorVerifier } from './factor-verifier.js';
import { MAX_CHALLENGE_ATTEMPTS } from './second-factor-limits.js';
import { invalidChallenge, wrongSecondFactor } from './second-factor.errors.js';
import type { FactorProof } from './second-factor.js';
import { SecurityNotices } from './security-notices.js';
import { SignInChallengeRepository, type ChallengeAttempt } from './sign-in-challenge.repository.js';

/** Completes sign-ins whose password was right with a second factor. */
@Injectable()
export class SecondFactorSignInService {
  constructor(
    private readonly challenges: SignInChallengeRepository,
    private readonly users: UserRepository,
    private readonly verifier: FactorVerifier,
    private readonly tokens: TokenService,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns the user of a challenge; undefined for one that is unknown, completed or expired. */
  async userOf(token: string): Promise<number | undefined> {
    return this.challenges.userOf(hashSecret(token), this.clock.now());
  }

  /**
   * Throws `unauthorized` for an invalid challenge, or for a wrong proof, after which the challenge is valid for a few
   * more.
   */
  async complete(token: string, proof: FactorProof, device: Device): Promise<SignedIn> {
    const hash = hashSecret(token);
    const attempt = await this.challenges.countAttempt(hash, this.clock.now());
    if (!attempt) throw invalidChallenge();
    const signedIn = await this.transaction.run(() => this.open(hash, attempt, proof, device));
    if (signedIn) return signedIn;
    await this.recordWrongProof(attempt);
    throw wrongSecondFactor();
  }

  /** Returns undefined for a wrong proof. A proof that arrives after the challenge was completed is not used. */
  private async open(
    hash: Buffer,
    { userId, passkeyChallenge }: ChallengeAttempt,
    proof: FactorProof,
    device: Device,
  ): Promise<SignedIn | undefined> {
    const user = await this.users.lock(userId, 'SHARE');
    const used = await this.verifier.use(user, proof, passkeyChallenge);
    if (!used) return undefined;
    if (!(await this.challenges.consume(hash))) throw invalidChallenge();
    const tokens = await this.tokens.open(userId, device);
    await this.verifier.report(user, used);
    await this.audit.record({ action: 'user.signed_in', ...about(userId), detail: { second_factor: used.kind } });
    return { user, tokens };
  }

  /** Somebody who sends many wrong proofs knows the password, so its owner is notified. */
  private async recordWrongProof({ userId, attempts }: ChallengeAttempt): Promise<void> {
    const { email } = await this.users.get(userId);
    const isNotified = attempts === MAX_CHALLENGE_ATTEMPTS && (await this.notices.admit(email));
    await this.transaction.run(async () => {
      if (isNotified) await this.notices.enqueue('second_factor_failed', email);
      await this.audit.record({ action: 'user.second_factor_failed', ...about(userId) });
    });
  }
}

const about = (userId: number) => ({ target: `user:${userId}`, userId });
