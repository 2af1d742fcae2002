import { Injectable } from '@nestjs/common';
import { UserWriter } from '../users/user.writer.js';
import { OrganizationRepository } from './organization.repository.js';

/** Changes of founders by other features. */
@Injectable()
export class FounderWriter {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly users: UserWriter,
  ) {}

  /** Ends the small quotas of the organization's founder in the transaction that grants it credits. */
  async recordGrant(organizationId: number): Promise<void> {
    const founderId = await this.organizations.founderOf(organizationId);
    if (founderId !== undefined) await this.users.recordGrant(founderId);
  }
}
