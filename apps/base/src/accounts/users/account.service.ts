import { Injectable } from '@nestjs/common';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { AccountsConfig } from '../accounts.config.js';
import { emailTaken, signUpClosed, usernameTaken } from '../account.errors.js';
import type { NewPassword } from '../passwords/new-passwords.js';
import type { Device } from '../sessions/device.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { TokenService } from '../sessions/token.service.js';
import { UserProvisioning } from './user-provisioning.service.js';
import { UserRepository, type User } from './user.repository.js';
import { freeUsername, localPartOf } from './username.js';

export interface SignUp {
  readonly email: string;
  readonly password: NewPassword;
  readonly name: string;
  readonly username?: string;
}

/** Signs users up, and renews their sessions. */
@Injectable()
export class AccountService {
  constructor(
    private readonly config: AccountsConfig,
    private readonly users: UserRepository,
    private readonly tokens: TokenService,
    private readonly provisioning: UserProvisioning,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Creates the user with a personal workspace. Throws `forbidden` when sign-up is closed, `validation_error` for a
   * taken name or a weak password.
   */
  async signUp(request: SignUp, device: Device): Promise<SignedIn> {
    const { email, password, name, username } = request;
    if (this.config.AUTH_SIGN_UP === 'off') throw signUpClosed();
    const passwordHash = await password.hashFor(request);
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
        return { user, tokens: await this.tokens.open(user.id, device) };
      });
    } catch (error) {
      if (isDuplicate(error, 'user_account_email')) throw emailTaken();
      if (!isDuplicate(error, 'user_account_username')) throw error;
      if (username !== undefined) throw usernameTaken();
      return this.signUp(request, device); // Another request took the name at the same time.
    }
  }

  async refresh(refreshToken: string, device: Device): Promise<SignedIn> {
    const tokens = await this.tokens.refresh(refreshToken, device);
    return { user: await this.get(tokens.userId), tokens };
  }

  async get(userId: number): Promise<User> {
    return this.users.get(userId);
  }
}
