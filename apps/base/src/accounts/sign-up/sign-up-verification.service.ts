import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { invalidLink, wrongSignUpPassword } from '../account.errors.js';
import type { NewPassword } from '../passwords/new-passwords.js';
import { passwordMatches } from '../passwords/password.js';
import { UserProvisioning } from '../users/user-provisioning.service.js';
import { UserRepository } from '../users/user.repository.js';
import { freeUsername, localPartOf } from '../users/username.js';
import { SignUpRepository, type PendingSignUp } from './sign-up.repository.js';

/** The password given at the sign-up, or another one that replaces it. */
export type ConfirmedPassword = { readonly given: string } | { readonly replacement: NewPassword };

/**
 * Creates the user of a sign-up when the mailed link is used with its password, or with another one. The link alone is
 * not enough: otherwise somebody could sign up with another person's address and know the password of the account that
 * its owner creates by the link.
 */
@Injectable()
export class SignUpVerificationService {
  constructor(
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly provisioning: UserProvisioning,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the user and returns the address. Throws `not_found` for an unknown, used or expired link, or when the
   * address has a user by now, and `validation_error` for a password other than that of the sign-up, or for a weak new
   * one; the link then remains valid.
   */
  async verify(token: string, password: ConfirmedPassword): Promise<string> {
    const hash = hashSecret(token);
    const pending = await this.signUps.find(hash, this.clock.now());
    if (!pending || (await this.users.findByEmail(pending.email))) throw invalidLink();
    return this.createUser(hash, await confirmedHash(pending, password));
  }

  private async createUser(hash: Buffer, passwordHash: string): Promise<string> {
    try {
      return await this.transaction.run(() => this.createUserOnce(hash, passwordHash));
    } catch (error) {
      if (isDuplicate(error, 'user_account_email')) throw invalidLink();
      if (!isDuplicate(error, 'user_account_username')) throw error;
      return this.createUser(hash, passwordHash); // Another request took the name at the same time.
    }
  }

  private async createUserOnce(hash: Buffer, passwordHash: string): Promise<string> {
    const now = this.clock.now();
    const pending = await this.signUps.consume(hash, now);
    if (!pending || (await this.users.findByEmail(pending.email))) throw invalidLink();
    const { email, name } = pending;
    const username = await freeUsername(pending.username ?? localPartOf(email), (name) =>
      this.users.isUsernameTaken(name),
    );
    await this.provisioning.create({ email, name, username, passwordHash, emailProvedAt: now });
    return email;
  }
}

async function confirmedHash(pending: PendingSignUp, password: ConfirmedPassword): Promise<string> {
  if ('replacement' in password) return password.replacement.hashFor(pending);
  if (!(await passwordMatches(password.given, pending.passwordHash))) throw wrongSignUpPassword();
  return pending.passwordHash;
}
