import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { emailUnverified, wrongPassword } from '../account.errors.js';
import { AuditLog } from '../audit/audit.writer.js';
import { passwordMatches } from '../passwords/password.js';
import { FactorChallenges } from '../second-factors/factor-challenges.js';
import { secondFactorRequired } from '../second-factors/second-factor.errors.js';
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
    private readonly challenges: FactorChallenges,
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
      const challenge = await this.challenges.open(user.id, null);
      if (challenge) return challenge;
      const tokens = await this.tokens.open(user.id, device);
      await this.audit.record({ action: 'user.signed_in', ...about(user) });
      return { user, tokens };
    });
    if ('token' in outcome) throw secondFactorRequired(outcome);
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
}

const about = ({ id }: User) => ({ target: `user:${id}`, userId: id });
