import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret, newSecret } from '@reelsheet/platform-auth';
import { CHALLENGE_TTL_SECONDS } from './second-factor-limits.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { FactorChallenge } from './second-factor.js';
import { SignInChallengeRepository, type ChallengeAttempt } from './sign-in-challenge.repository.js';

/** Challenges, which proofs of second factors complete. */
@Injectable()
export class FactorChallenges {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly challenges: SignInChallengeRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a challenge for a sign-in, or for a session that proves a factor again, in the open transaction. Returns
   * undefined for a user without a second factor, whose row must be locked.
   */
  async open(userId: number, sessionId: string | null): Promise<FactorChallenge | undefined> {
    const factors = await this.factors.listOf(userId);
    if (factors.length === 0) return undefined;
    const now = this.clock.now();
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + CHALLENGE_TTL_SECONDS * 1_000);
    await this.challenges.insert({ hash: hashSecret(token), userId, sessionId, expiresAt }, now);
    return { token, kinds: [...new Set(factors.map(({ kind }) => kind))] };
  }

  /** Returns the user of a challenge; undefined for one that is unknown, completed or expired. */
  async userOf(token: string): Promise<number | undefined> {
    return this.challenges.userOf(hashSecret(token), this.clock.now());
  }

  /** Counts an attempt before it is made. Returns undefined for an invalid challenge, or one with too many attempts. */
  async countAttempt(token: string): Promise<ChallengeAttempt | undefined> {
    return this.challenges.countAttempt(hashSecret(token), this.clock.now());
  }

  /** Ends the challenge. Only one of several concurrent callers gets true. */
  async consume(token: string): Promise<boolean> {
    return this.challenges.consume(hashSecret(token));
  }
}
