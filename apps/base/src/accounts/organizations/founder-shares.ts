import { Injectable } from '@nestjs/common';
import { organizationFounded } from '@reelsheet/contracts';
import { FairShares } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { AccountsConfig } from '../accounts.config.js';
import { FounderReader } from './founder.reader.js';
import { tooManyFounded } from './organization.errors.js';
import { OrganizationRepository } from './organization.repository.js';

/** Limits the organizations of a founder, who have one share together: that of the founder's personal workspace. */
@Injectable()
export class FounderShares {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly founders: FounderReader,
    private readonly shares: FairShares,
    private readonly outbox: Outbox,
    private readonly config: AccountsConfig,
  ) {}

  /**
   * Registers a new organization in the open transaction, and prevents others of the founder until it ends. Throws
   * `validation_error` above the limit.
   */
  async register(id: number, founderId: number): Promise<void> {
    await this.requireFewer(founderId);
    await this.change(id, founderId);
  }

  /** Lets the organization use the share of this founder from now on, in the open transaction. */
  async change(id: number, founderId: number): Promise<void> {
    const shareId = await this.organizations.personalOf(founderId);
    if (shareId === undefined) throw new Error(`user ${founderId} has no personal workspace`);
    const revision = await this.shares.set(id, shareId);
    await this.outbox.send(organizationFounded, { id, share_id: shareId, revision });
  }

  private async requireFewer(founderId: number): Promise<void> {
    const { MAX_FOUNDED_ORGANIZATIONS: usual, MAX_FOUNDED_ORGANIZATIONS_UNPROVED: small } = this.config;
    const isUnproved = await this.founders.hasSmallQuotas(founderId);
    const max = isUnproved ? Math.min(small, usual) : usual;
    if ((await this.organizations.lockFounded(founderId)) >= max) throw tooManyFounded(max, isUnproved);
  }
}
