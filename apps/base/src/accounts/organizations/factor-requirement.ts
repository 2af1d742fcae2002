import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { Caller, OrganizationInScope } from '@reelsheet/platform-auth';
import { AuditLog } from '../audit/audit.writer.js';
import { SecondFactorReader } from '../second-factors/second-factor.reader.js';
import { SecurityNotices } from '../second-factors/security-notices.js';
import { ownFactorMissing } from './organization.errors.js';
import { OrganizationReader } from './organization.reader.js';
import { OrganizationRepository } from './organization.repository.js';

/** A change of the requirement, and who is mailed about it. */
export interface RequirementChange {
  readonly isRequired: boolean;
  readonly notified: readonly string[];
}

/** Lets organizations require a second factor of their members. */
@Injectable()
export class FactorRequirement {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly reader: OrganizationReader,
    private readonly factors: SecondFactorReader,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Call it before the transaction. Throws `forbidden` for a caller who is no owner, and `validation_error` for an
   * owner without a second factor, who would lose access.
   */
  async prepare(
    { id, role }: OrganizationInScope,
    { userId }: Caller,
    isRequired: boolean,
  ): Promise<RequirementChange> {
    if (role !== 'owner') throw new DomainError(CommonErrors.forbidden);
    if (isRequired && !(await this.factors.hasAny(userId))) throw ownFactorMissing();
    return { isRequired, notified: await this.admitted(await this.reader.ownerEmails(id)) };
  }

  /**
   * Changes the requirement in the open transaction. Returns the members, for whom the revocation barrier must pass
   * after the commit; none if nothing has changed.
   */
  async set(id: number, { isRequired, notified }: RequirementChange): Promise<number[]> {
    const changed = await this.organizations.setSecondFactorRequired(id, isRequired);
    if (!changed) return [];
    const kind = isRequired ? 'second_factor_demanded' : 'second_factor_waived';
    for (const email of notified) await this.notices.enqueue(kind, email, { organization: changed.name });
    await this.audit.record({
      action: 'organization.second_factor_changed',
      target: `organization:${id}`,
      organizationId: id,
      detail: { required: isRequired ? 'yes' : 'no' },
    });
    return changed.members;
  }

  private async admitted(emails: readonly string[]): Promise<string[]> {
    const admitted = [];
    for (const email of emails) if (await this.notices.admit(email)) admitted.push(email);
    return admitted;
  }
}
