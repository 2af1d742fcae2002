import { Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@reelsheet/kernel';
import { hashSecret, newSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { emailUnverified, wrongPassword } from '../account.errors.js';
import { AuditLog } from '../audit/audit.writer.js';
import { passwordMatches } from '../passwords/password.js';
import { secondFactorRequired } from '../second-factors/second-factor.errors.js';
import { CHALLENGE_TTL_SECONDS } from '../second-factors/second-factor-limits.js';
import { SecondFactorRepository, type SecondFactor } from '../second-factors/second-factor.repository.js';
import { SignInChallengeRepository } from '../second-factors/sign-in-challenge.repository.js';
import { SignUpRepository } from '../sign-up/sign-up.repository.js';
import { UserRepository, type User } from '../users/user.repository.js';
import type { Device } from './device.js';
import type { SignedIn } from './signed-in.js';
import { TokenService } from './token.service.js';

/** Signs users in by their password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly users: UserRepository,
    private readonly signUps: SignUpRepository,
    private readonly factors: SecondFactorRepository,
    private readonly challenges: SignInChallengeRepository,
    private readonly tokens: TokenService,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `unauthorized`, `second_factor_required` with a challenge for a user who has one, or `email_unverified` for
   * a user who signed up and has not proved the address yet.
   */
  async signIn(email: string, password: string, device: Device): Promise<SignedIn> {
    const user = await this.authenticate(email, password);
    const outcome = await this.transaction.run(async () => {
      const { passwordHash } = await this.users.lock(user.id, 'SHARE');
      if (passwordHash !== user.passwordHash) throw wrongPassword();
      const factors = await this.factors.listOf(user.id);
      if (factors.length > 0) return this.challenge(user, factors);
      const tokens = await this.tokens.open(user.id, device);
      await this.audit.record({ action: 'user.signed_in', ...about(user) });
      return { user, tokens };
    });
    if (outcome instanceof DomainError) throw outcome;
    return outcome;
  }

  private async authenticate(email: string, password: string): Promise<User> {
    const [user, signUp] = await Promise.all([
      this.users.findByEmail(email),
      this.signUps.findLatest(email, this.clock.now()),
    ]);
    const proved = await passwordMatches(password, user ? user.passwordHash : signUp?.passwordHash);
    if (proved && !user) throw emailUnverified();
    if (user && proved) return user;
    await this.transaction.run(() => this.audit.record({ action: 'user.sign_in_failed', ...(user && about(user)) }));
    throw wrongPassword();
  }

  /** Returns the error that contains a challenge, to be thrown after the commit that stores the challenge. */
  private async challenge({ id: userId }: User, factors: readonly SecondFactor[]): Promise<DomainError> {
    const now = this.clock.now();
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + CHALLENGE_TTL_SECONDS * 1_000);
    await this.challenges.insert({ hash: hashSecret(token), userId, expiresAt }, now);
    return secondFactorRequired(token, [...new Set(factors.map(({ kind }) => kind))]);
  }
}

const about = ({ id }: User) => ({ target: `user:${id}`, userId: id });
