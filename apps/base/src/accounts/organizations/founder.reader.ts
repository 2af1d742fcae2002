import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../accounts.config.js';
import { UserReader } from '../users/user.reader.js';
import { OrganizationRepository } from './organization.repository.js';

/**
 * Finds who has small quotas: where addresses are proved, a user who has neither proved the address nor founded an
 * organization that was granted credits, and all organizations of that user.
 */
@Injectable()
export class FounderReader {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserReader,
    private readonly config: AccountsConfig,
  ) {}

  async hasSmallQuotas(userId: number): Promise<boolean> {
    if (this.config.ACCOUNT_PROOF === 'none') return false;
    const { emailProvedAt, creditsGrantedAt } = await this.users.get(userId);
    return emailProvedAt === null && creditsGrantedAt === null;
  }

  /** Organizations that an earlier version created during an upgrade have no founder, and the usual quotas. */
  async hasOrganizationSmallQuotas(id: number): Promise<boolean> {
    if (this.config.ACCOUNT_PROOF === 'none') return false;
    const founderId = await this.organizations.founderOf(id);
    return founderId !== undefined && (await this.hasSmallQuotas(founderId));
  }
}
