import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { RevocationBarrier, type Caller } from '@reelsheet/platform-auth';
import { Hooks } from '@reelsheet/platform-hooks';
import { credentialEnded } from '../account.errors.js';
import { AuditLog } from '../audit/audit.writer.js';
import { UserReader } from '../users/user.reader.js';
import { FactorRequirement, type RequirementChange } from './factor-requirement.js';
import { FounderShares } from './founder-shares.js';
import { OrganizationAvatars, type AvatarChange } from './organization-avatars.js';
import { OrganizationHooks } from './organization-hooks.js';
import { OrganizationRepository, type OrganizationRow } from './organization.repository.js';

/** Values to change; undefined ones stay. */
export interface OrganizationChange {
  readonly name?: string;
  readonly avatar?: AvatarChange;
  readonly requirement?: RequirementChange;
}

/** Organizations of a user. Organizations of others are reported as not found. */
@Injectable()
export class OrganizationService {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly avatars: OrganizationAvatars,
    private readonly requirement: FactorRequirement,
    private readonly hooks: Hooks,
    private readonly audit: AuditLog,
    private readonly shares: FounderShares,
    private readonly users: UserReader,
    private readonly barrier: RevocationBarrier,
  ) {}

  /**
   * Creates an organization owned by the user, with its system agent and an empty balance. It uses the share of the
   * user's personal workspace. Throws `validation_error` above the limit of organizations.
   */
  async create(userId: number, name: string, avatar?: AvatarChange): Promise<OrganizationRow> {
    const id = await this.organizations.reserveId();
    await this.avatars.withChange(id, avatar, async () => {
      if (!(await this.users.hold(userId))) throw credentialEnded();
      await this.shares.register(id, userId);
      await this.insert(id, name, userId, null);
      await this.audit.record({ action: 'organization.created', ...about(id) });
    });
    await this.barrier.pass(userId);
    return this.get(userId, id);
  }

  /** Creates the workspace that holds a user's own agents and credits. */
  async createPersonal(user: { id: number; name: string }): Promise<void> {
    await this.insert(await this.organizations.reserveId(), `${user.name} (personal)`, user.id, user.id);
  }

  /**
   * Returns the organizations for which the caller's credential is valid, also those in which the caller may not act
   * without a second factor.
   */
  async list({ userId, memberships, secondFactor }: Caller): Promise<OrganizationRow[]> {
    const all = await this.organizations.listOf(userId);
    return all.filter(({ id }) => memberships.has(id) || secondFactor?.missingIn.has(id));
  }

  async get(userId: number, id: number): Promise<OrganizationRow> {
    const organization = await this.organizations.find(userId, id);
    if (!organization) throw new DomainError(CommonErrors.notFound);
    return organization;
  }

  async update(userId: number, id: number, changes: OrganizationChange): Promise<OrganizationRow> {
    const { name, avatar, requirement } = changes;
    const concerned = await this.avatars.withChange(id, avatar, async () => {
      if (name !== undefined) await this.renameTo(id, name);
      return requirement ? this.requirement.set(id, requirement) : [];
    });
    await this.barrier.pass(...concerned);
    return this.get(userId, id);
  }

  private async renameTo(id: number, name: string): Promise<void> {
    await this.organizations.rename(id, name);
    await this.audit.record({ action: 'organization.renamed', ...about(id), detail: { name } });
  }

  private async insert(id: number, name: string, ownerId: number, personalUserId: number | null): Promise<void> {
    await this.organizations.insert(id, name, ownerId, personalUserId);
    await this.hooks.run(OrganizationHooks.created, { id, ownerId });
  }
}

const about = (id: number) => ({ target: `organization:${id}`, organizationId: id });
