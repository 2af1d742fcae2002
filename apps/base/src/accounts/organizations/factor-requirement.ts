import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, HOUR_SECONDS } from '@reelsheet/kernel';
import {
  hasFreshFactor,
  RateLimits,
  type Caller,
  type OrganizationInScope,
  type RateLimit,
} from '@reelsheet/platform-auth';
import { AuditLog } from '../audit/audit.writer.js';
import { SecondFactorReader } from '../second-factors/second-factor.reader.js';
import { SecurityNotices } from '../second-factors/security-notices.js';
import { MAX_REQUIREMENT_CHANGES_PER_HOUR } from './organization-limits.js';
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
  /** Bounds the mails about changes, none of which is dropped. */
  private readonly changes: RateLimit;

  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly reader: OrganizationReader,
    private readonly factors: SecondFactorReader,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    limits: RateLimits,
  ) {
    this.changes = limits.ofStore('factor_requirement_changes', MAX_REQUIREMENT_CHANGES_PER_HOUR, HOUR_SECONDS);
  }

  /**
   * Call it before the transaction. Throws `forbidden` for a caller who is no owner, `validation_error` for an owner
   * without a second factor, who would lose access, `fresh_second_factor_required` for one who has not proved it
   * recently, and `rate_limited` after many changes. Returns undefined where nothing changes.
   */
  async prepare(
    { id, role }: OrganizationInScope,
    caller: Caller,
    isRequired: boolean,
  ): Promise<RequirementChange | undefined> {
    if (role !== 'owner') throw new DomainError(CommonErrors.forbidden);
    if (isRequired && !(await this.factors.hasAny(caller.userId))) throw ownFactorMissing();
    if ((await this.organizations.find(caller.userId, id))?.requiresSecondFactor === isRequired) return undefined;
    if (!hasFreshFactor(caller, this.clock.now())) throw new DomainError(CommonErrors.freshSecondFactorRequired);
    await this.changes.consume(String(id));
    return { isRequired, notified: await this.reader.ownerEmails(id) };
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
}
