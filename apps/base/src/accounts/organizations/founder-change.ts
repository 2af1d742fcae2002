import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { AuditLog } from '../audit/audit.writer.js';
import { UserReader } from '../users/user.reader.js';
import { FounderShares } from './founder-shares.js';
import { OrganizationRepository } from './organization.repository.js';

export interface NewFounder {
  readonly organizationId: number;
  readonly founderId: number;
}

/** Makes a member the founder of an organization, for example because the founder left. */
@Injectable()
export class FounderChange {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly shares: FounderShares,
    private readonly users: UserReader,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Joins the open transaction. The organization counts for the new founder even above the limit of organizations.
   * Throws `organization_not_found` for a deleted one, and `validation_error` for a personal workspace and for a user
   * who is no member.
   */
  async set({ organizationId: id, founderId }: NewFounder): Promise<void> {
    const isUser = await this.users.hold(founderId);
    const locked = await this.organizations.lockActive(id, 'NO KEY UPDATE');
    if (!locked) throw new DomainError(CommonErrors.organizationNotFound);
    if (locked.isPersonal) throw invalid('organization_id', 'is a personal workspace, whose founder is its user');
    if (!isUser || !(await this.organizations.find(founderId, id)))
      throw invalid('founder_id', 'is no member of the organization');
    const earlier = await this.organizations.founderOf(id);
    if (earlier === founderId) return;
    await this.organizations.setFounder(id, founderId);
    await this.shares.change(id, founderId);
    await this.audit.record({
      action: 'organization.founder_changed',
      target: `organization:${id}`,
      organizationId: id,
      detail: { ...(earlier === undefined ? {} : { from: earlier }), to: founderId },
    });
  }
}
