import { Injectable } from '@nestjs/common';
import { organizationDeleted } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { AuditLog } from '../audit/audit.writer.js';
import { eraseOrganization } from './erase-organization.js';
import { OrganizationHooks } from './organization-hooks.js';
import { OrganizationRepository } from './organization.repository.js';

/** Deletes organizations. An organization is inaccessible at once, and a task deletes its rows afterwards. */
@Injectable()
export class OrganizationDeletionService {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly hooks: Hooks,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_error` for a personal workspace. */
  async delete(id: number): Promise<void> {
    const members = await this.transaction.run(() => this.close(id));
    await this.barrier.pass(...members);
  }

  /** Deletes the personal workspace of a deleted user in the open transaction. Returns the ids of its members. */
  async closePersonal(userId: number): Promise<number[]> {
    const id = await this.organizations.personalOf(userId);
    const workspace = id === undefined ? undefined : await this.organizations.lockActive(id, 'NO KEY UPDATE');
    return id === undefined || !workspace ? [] : this.closeLocked(id, workspace.name);
  }

  private async close(id: number): Promise<number[]> {
    const organization = await this.organizations.lockActive(id, 'NO KEY UPDATE');
    if (!organization) throw new DomainError(CommonErrors.notFound);
    if (organization.isPersonal)
      throw invalid('organization_id', 'names a personal workspace, which stays with its user');
    return this.closeLocked(id, organization.name);
  }

  private async closeLocked(id: number, name: string): Promise<number[]> {
    const members = await this.organizations.markDeleted(id, this.clock.now());
    const agents = (await this.hooks.run(OrganizationHooks.deleted, id)).flat();
    await this.outbox.send(organizationDeleted, {
      id,
      agents: agents.map((agent) => ({ ...agent, organization_id: id })),
    });
    await this.tasks.schedule(eraseOrganization, { organizationId: id });
    await this.audit.record({
      action: 'organization.deleted',
      target: `organization:${id}`,
      detail: { name },
    });
    return members;
  }
}
