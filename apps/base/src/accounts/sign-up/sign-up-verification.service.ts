import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { invalidLink } from '../account.errors.js';
import { UserProvisioning } from '../users/user-provisioning.service.js';
import { UserRepository } from '../users/user.repository.js';
import { freeUsername, localPartOf } from '../users/username.js';
import { SignUpRepository } from './sign-up.repository.js';

/** Creates the user of a sign-up when the mailed link is used. */
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
   * address has a user by now.
   */
  async verify(token: string): Promise<string> {
    try {
      return await this.transaction.run(() => this.createUser(hashSecret(token)));
    } catch (error) {
      if (isDuplicate(error, 'user_account_email')) throw invalidLink();
      if (!isDuplicate(error, 'user_account_username')) throw error;
      return this.verify(token); // Another request took the name at the same time.
    }
  }

  private async createUser(hash: Buffer): Promise<string> {
    const now = this.clock.now();
    const pending = await this.signUps.consume(hash, now);
    if (!pending || (await this.users.findByEmail(pending.email))) throw invalidLink();
    const { email, name, passwordHash } = pending;
    const username = await freeUsername(pending.username ?? localPartOf(email), (name) =>
      this.users.isUsernameTaken(name),
    );
    await this.provisioning.create({ email, name, username, passwordHash, emailProvedAt: now });
    return email;
  }
}
