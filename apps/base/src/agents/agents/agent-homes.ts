import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { assertSecondFactor, type Caller } from '@reelsheet/platform-auth';
import { FounderReader } from '../../accounts/organizations/founder.reader.js';
import { UNTIL_PROVED } from '../../accounts/organizations/organization.errors.js';
import { OrganizationReader } from '../../accounts/organizations/organization.reader.js';
import { AgentsConfig } from '../agents.config.js';
import { AgentErrors } from './agent.errors.js';
import { AgentRepository, type NewAgent } from './agent.repository.js';

/** The organizations to which new agents belong. */
@Injectable()
export class AgentHomes {
  constructor(
    private readonly agents: AgentRepository,
    private readonly organizations: OrganizationReader,
    private readonly founders: FounderReader,
    private readonly config: AgentsConfig,
  ) {}

  /**
   * Returns the organization, to which the creator was admitted, or the creator's personal workspace where none is
   * given. Throws `second_factor_missing` or `organization_not_found` if the creator may not use the latter.
   */
  async find(creator: Caller, organizationId: number | undefined): Promise<number> {
    if (organizationId !== undefined) return organizationId;
    const personal = await this.organizations.personalOf(creator.userId);
    assertSecondFactor(creator, personal);
    if (!creator.memberships.has(personal)) throw new DomainError(CommonErrors.organizationNotFound);
    return personal;
  }

  /**
   * Prevents the deletion of the organization, and further agents of it, until the transaction ends. Throws `not_found`
   * for a deleted organization, and `agent_creation_failed` for one that has as many agents as it may have.
   */
  async reserve({ organizationId, isSystem }: Pick<NewAgent, 'organizationId' | 'isSystem'>): Promise<void> {
    await this.organizations.assertActive(organizationId);
    if (isSystem) return;
    const { MAX_AGENTS_PER_ORGANIZATION: usual, MAX_AGENTS_PER_ORGANIZATION_UNPROVED: small } = this.config;
    const isUnproved = await this.founders.hasOrganizationSmallQuotas(organizationId);
    const max = isUnproved ? Math.min(small, usual) : usual;
    if ((await this.agents.lockCount(organizationId)) < max) return;
    throw new DomainError(
      AgentErrors.creationFailed,
      `An organization has at most ${max} agents${isUnproved ? UNTIL_PROVED : ''}; delete one first`,
    );
  }
}
