import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { AccountsConfig } from '../accounts.config.js';
import { emailTaken, emailUnverified, signUpClosed, usernameTaken, wrongPassword } from '../account.errors.js';
import { hashPassword, passwordMatches } from '../passwords/password.js';
import { SignUpRepository } from '../sign-up/sign-up.repository.js';
import { TokenService, type IssuedTokens } from '../sessions/token.service.js';
import { UserProvisioning } from './user-provisioning.service.js';
import { UserRepository, type User } from './user.repository.js';
import { freeUsername, localPartOf } from './username.js';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly username?: string;
}

export interface SignedIn {
  readonly user: User;
  readonly tokens: IssuedTokens;
}

/** Signs users up and in. */
@Injectable()
export class AccountService {
  constructor(
    private readonly config: AccountsConfig,
    private readonly users: UserRepository,
    private readonly tokens: TokenService,
    private readonly provisioning: UserProvisioning,
    private readonly signUps: SignUpRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the user with a personal workspace. Throws `forbidden` when sign-up is closed, `validation_error` for a
   * taken name.
   */
  async signUp(request: SignUp, userAgent: string | null): Promise<SignedIn> {
    const { email, password, name, username } = request;
    if (this.config.AUTH_SIGN_UP === 'off') throw signUpClosed();
    const passwordHash = await hashPassword(password);
    try {
      return await this.transaction.run(async () => {
        const free = () => freeUsername(localPartOf(email), (name) => this.users.isUsernameTaken(name));
        const user = await this.provisioning.create({
          email,
          name,
          username: username ?? (await free()),
          passwordHash,
          emailProvedAt: null,
        });
        return { user, tokens: await this.tokens.open(user.id, userAgent) };
      });
    } catch (error) {
      if (isDuplicate(error, 'user_account_email')) throw emailTaken();
      if (!isDuplicate(error, 'user_account_username')) throw error;
      if (username !== undefined) throw usernameTaken();
      return this.signUp(request, userAgent); // Another request took the name at the same time.
    }
  }

  /** Throws `unauthorized`, or `email_unverified` for a user who signed up and has not proved the address yet. */
  async signIn(email: string, password: string, userAgent: string | null): Promise<SignedIn> {
    const [user, signUp] = await Promise.all([
      this.users.findByEmail(email),
      this.signUps.findLatest(email, this.clock.now()),
    ]);
    const proved = await passwordMatches(password, user ? user.passwordHash : signUp?.passwordHash);
    if (proved && !user) throw emailUnverified();
    if (!user || !proved) {
      await this.transaction.run(() => this.audit.record({ action: 'user.sign_in_failed', ...(user && about(user)) }));
      throw wrongPassword();
    }
    return this.transaction.run(async () => {
      const { passwordHash } = await this.users.lock(user.id, 'SHARE');
      if (passwordHash !== user.passwordHash) throw wrongPassword();
      const tokens = await this.tokens.open(user.id, userAgent);
      await this.audit.record({ action: 'user.signed_in', ...about(user) });
      return { user, tokens };
    });
  }

  async refresh(refreshToken: string): Promise<SignedIn> {
    const tokens = await this.tokens.refresh(refreshToken);
    return { user: await this.get(tokens.userId), tokens };
  }

  async get(userId: number): Promise<User> {
    return this.users.get(userId);
  }
}

const about = ({ id }: User) => ({ target: `user:${id}`, userId: id });
