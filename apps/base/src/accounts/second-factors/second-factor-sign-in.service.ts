import { Injectable } from '@nestjs/common';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import type { Device } from '../sessions/device.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { TokenService, type IssuedTokens } from '../sessions/token.service.js';
import { UserRepository } from '../users/user.repository.js';
import { FactorChallenges } from './factor-challenges.js';
import { FactorVerifier } from './factor-verifier.js';
import { hasNoSession, invalidChallenge, noFactors, wrongSecondFactor } from './second-factor.errors.js';
import type { FactorChallenge, FactorProof, UsedProof } from './second-factor.js';
import type { ChallengeAttempt } from './sign-in-challenge.repository.js';
import { WrongProofs } from './wrong-proofs.js';

/** Completes sign-ins whose password was right with a second factor, and lets sessions prove one again. */
@Injectable()
export class SecondFactorSignInService {
  constructor(
    private readonly challenges: FactorChallenges,
    private readonly users: UserRepository,
    private readonly verifier: FactorVerifier,
    private readonly tokens: TokenService,
    private readonly wrongProofs: WrongProofs,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
  ) {}

  /**
   * Opens a challenge with which the session of the caller proves a second factor again. Throws `validation_error` for
   * a caller without a session or second factor.
   */
  async challenge({ userId, sessionId }: Caller): Promise<FactorChallenge> {
    if (sessionId === undefined) throw hasNoSession();
    const challenge = await this.transaction.run(async () => {
      await this.users.lock(userId, 'SHARE');
      return this.challenges.open(userId, sessionId);
    });
    if (!challenge) throw noFactors();
    return challenge;
  }

  /** Returns the user of a challenge; undefined for one that is unknown, completed or expired. */
  async userOf(token: string): Promise<number | undefined> {
    return this.challenges.userOf(token);
  }

  /**
   * Returns the tokens of a new session, or new ones of the session that has opened the challenge. Throws
   * `unauthorized` for an invalid challenge, or for a wrong proof, after which the challenge is valid for a few more,
   * and `rate_limited` for a code after too many wrong ones.
   */
  async complete(token: string, proof: FactorProof, device: Device): Promise<SignedIn> {
    const attempt = await this.challenges.countAttempt(token);
    if (!attempt) throw invalidChallenge();
    const signedIn = await this.wrongProofs.guard(attempt.userId, proof, () =>
      this.transaction.run(() => this.completeOnce(token, attempt, proof, device)),
    );
    if (!signedIn) {
      await this.wrongProofs.record(attempt.userId);
      throw wrongSecondFactor();
    }
    if (attempt.sessionId !== null) await this.barrier.pass(attempt.userId);
    return signedIn;
  }

  /** Returns undefined for a wrong proof. A proof that arrives after the challenge was completed is not used. */
  private async completeOnce(
    token: string,
    attempt: ChallengeAttempt,
    proof: FactorProof,
    device: Device,
  ): Promise<SignedIn | undefined> {
    const user = await this.users.lock(attempt.userId, 'SHARE');
    const used = await this.verifier.use(user, proof, attempt.passkeyChallenge);
    if (!used) return undefined;
    if (!(await this.challenges.consume(token))) throw invalidChallenge();
    const tokens = await this.issue(attempt, device);
    await this.verifier.report(user, used);
    await this.recordProof(attempt, used);
    return { user, tokens };
  }

  private async issue({ userId, sessionId }: ChallengeAttempt, device: Device): Promise<IssuedTokens> {
    if (sessionId === null) return this.tokens.open(userId, device, { hasProvedFactor: true });
    const tokens = await this.tokens.proveFactor(sessionId);
    if (!tokens) throw invalidChallenge();
    return tokens;
  }

  private async recordProof({ userId, sessionId }: ChallengeAttempt, { kind }: UsedProof): Promise<void> {
    const detail = { second_factor: kind };
    if (sessionId === null) await this.audit.record({ action: 'user.signed_in', ...about(userId), detail });
    else await this.audit.record({ action: 'session.factor_proved', target: `session:${sessionId}`, userId, detail });
  }
}

const about = (userId: number) => ({ target: `user:${userId}`, userId });
