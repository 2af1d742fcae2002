import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { UserDeparture } from '../accounts/organizations/members/user-departure.js';
import { AccountChange } from '../accounts/second-factors/account-change.js';
import { ReauthenticationService } from '../accounts/second-factors/reauthentication.service.js';
import type { OwnerProof } from '../accounts/second-factors/second-factor.js';
import { UserRemoval } from '../accounts/users/user-removal.js';
import type { User } from '../accounts/users/user.repository.js';
import { AccountDeletionRecords } from './account-deletion-records.js';
import { keyDeletesNoAccount, lastOwner } from './account-deletion.errors.js';
import { ISSUER_REST_MS } from './account-deletion-limits.js';

/**
 * Deletes accounts. One transaction ends the credentials and memberships of the user, deletes the personal workspace
 * and removes what names the person; tasks delete the remaining rows afterwards. The row of the user stays without
 * personal data, because agents, organizations and audit entries name its id.
 */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly reauthentication: ReauthenticationService,
    private readonly change: AccountChange,
    private readonly departure: UserDeparture,
    private readonly users: UserRemoval,
    private readonly records: AccountDeletionRecords,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `forbidden` for a key, `validation_error` for a wrong or missing proof, and `last_owner` for a user without
   * whom an organization would have no owner.
   */
  async delete(caller: Caller, address: string, proof: OwnerProof | undefined): Promise<void> {
    if (caller.keyId !== null) throw keyDeletesNoAccount();
    await this.reauthentication.assert(caller, address, proof);
    const members = await this.change.run(caller, (user) => this.deleteLocked(user));
    await this.barrier.pass(...members);
  }

  /** Returns the members of the personal workspace, which ends. */
  private async deleteLocked({ id: userId, email, emailProvedAt }: User): Promise<number[]> {
    const now = this.clock.now();
    const ownedAlone = await this.departure.handOver(userId);
    if (ownedAlone.length > 0) throw lastOwner(ownedAlone);
    const identitiesEnd = new Date(now.getTime() + ISSUER_REST_MS);
    await this.users.remove(userId, now, identitiesEnd);
    await this.records.write(userId, email, identitiesEnd);
    return this.departure.endAll(userId, emailProvedAt === null ? undefined : email);
  }
}
