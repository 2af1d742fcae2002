import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { requireMembership, RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { PersonalWorkspace } from '../access/personal-workspace.port.js';
import { OrganizationRepository, type OrganizationRow } from './organization.repository.js';
import { OrganizationFounding } from './organization-founding.port.js';

/** Organizations as their members see them; somebody else's look missing. */
@Injectable()
export class OrganizationService extends PersonalWorkspace {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly founding: OrganizationFounding,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
  ) {
    super();
  }

  /** The caller becomes the owner; the organization begins with its system agent and an empty balance. */
  async create(caller: Caller, name: string): Promise<OrganizationRow> {
    const id = await this.transaction.run(() => this.begin(name, caller.userId, null));
    await this.barrier.pass(caller.userId);
    return this.get({ ...caller, memberships: new Map([...caller.memberships, [id, 'owner']]) }, id);
  }

  /** The workspace that a user's own agents and credits live in. */
  async found(user: { id: number; name: string }): Promise<void> {
    await this.begin(`${user.name} (personal)`, user.id, user.id);
  }

  async list(caller: Caller): Promise<OrganizationRow[]> {
    return this.organizations.listOf(caller.userId);
  }

  async get(caller: Caller, id: number): Promise<OrganizationRow> {
    requireMembership(caller, id, 'viewer');
    const organization = await this.organizations.find(caller.userId, id);
    if (!organization) throw new DomainError(CommonErrors.notFound);
    return organization;
  }

  async rename(caller: Caller, id: number, name: string | undefined): Promise<OrganizationRow> {
    requireMembership(caller, id, 'manager');
    if (name !== undefined) await this.organizations.rename(id, name);
    return this.get(caller, id);
  }

  private async begin(name: string, ownerId: number, personalUserId: number | null): Promise<number> {
    const id = await this.organizations.found(name, ownerId, personalUserId);
    await this.founding.provision({ id, ownerId });
    return id;
  }
}
