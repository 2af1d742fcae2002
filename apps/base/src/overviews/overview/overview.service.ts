import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { CreditGate, type Balance } from '@reelsheet/platform-credits';
import { OrganizationReader } from '../../accounts/organizations/organization.reader.js';
import type { OrganizationRow } from '../../accounts/organizations/organization.repository.js';
import { StorageReader, type OrganizationStorage } from '../../assets/media/storage.reader.js';
import { AgentHealthService, type AgentHealthPage } from './agent-health.service.js';

export interface Overview extends AgentHealthPage {
  readonly organization: OrganizationRow;
  readonly credits: Balance;
  /** Absent while the upload service does not answer. */
  readonly storage?: OrganizationStorage;
}

/** The first page that members see of an organization. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly organizations: OrganizationReader,
    private readonly credits: CreditGate,
    private readonly storage: StorageReader,
    private readonly agents: AgentHealthService,
  ) {}

  async read(userId: number, organizationId: number, page: number): Promise<Overview> {
    const [organization, credits, storage, agents] = await Promise.all([
      this.organizations.findForMember(userId, organizationId),
      this.credits.read(organizationId),
      this.storage.find(organizationId),
      this.agents.page(organizationId, page),
    ]);
    if (!organization) throw new DomainError(CommonErrors.notFound);
    return { organization, credits, storage, ...agents };
  }
}
