import { Injectable } from '@nestjs/common';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { credentialEnded } from '../account.errors.js';
import { CredentialRepository } from '../credentials/credential.repository.js';
import { UserRepository, type User } from '../users/user.repository.js';

/** Runs changes of the second factors of an account one after the other. */
@Injectable()
export class AccountChange {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
  ) {}

  /**
   * Runs `work` in a transaction with the locked user of the caller, and returns after every replica of all services
   * has dropped the cached user. Throws `unauthorized` when the credential of the caller was revoked at the same time.
   */
  async run<T>(caller: Caller, work: (user: User) => Promise<T>): Promise<T> {
    const result = await this.transaction.run(async () => {
      const user = await this.users.lock(caller.userId, 'NO KEY UPDATE');
      if (!(await this.credentials.isActive(caller))) throw credentialEnded();
      return work(user);
    });
    await this.barrier.pass(caller.userId);
    return result;
  }
}
