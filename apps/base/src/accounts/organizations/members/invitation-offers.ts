import { Injectable } from '@nestjs/common';
import { CommonErrors, DAY_SECONDS, DomainError, invalid } from '@reelsheet/kernel';
import { RateLimits, type RateLimit } from '@reelsheet/platform-auth';
import { tooManyInvitations } from '../organization.errors.js';
import { OrganizationRepository } from '../organization.repository.js';
import { MAX_INVITATIONS, MAX_INVITATIONS_PER_DAY } from './invitation-limits.js';
import { ASSIGNABLE_ROLES } from './invitation.js';
import { InvitationRepository, type NewInvitation } from './invitation.repository.js';
import { MemberRepository } from './member.repository.js';

type ActiveOrganization = NonNullable<Awaited<ReturnType<OrganizationRepository['lockActive']>>>;

/** Decides who may be invited by whom. */
@Injectable()
export class InvitationOffers {
  private readonly ofInviter: RateLimit;

  constructor(
    limits: RateLimits,
    private readonly invitations: InvitationRepository,
    private readonly members: MemberRepository,
    private readonly organizations: OrganizationRepository,
  ) {
    this.ofInviter = limits.ofStore('invitations_of_user', MAX_INVITATIONS_PER_DAY, DAY_SECONDS);
  }

  /** Throws `rate_limited` when the user has sent too many invitations. */
  async consumeLimit(inviterId: number): Promise<void> {
    await this.ofInviter.consume(String(inviterId));
  }

  /**
   * Returns the organization. Locks it and the membership of the inviter, so that neither can be removed until the
   * transaction ends.
   */
  async admit(offer: NewInvitation, userId?: number): Promise<ActiveOrganization> {
    const organization = await this.organizations.lockActive(offer.organizationId, 'SHARE');
    if (!organization) throw new DomainError(CommonErrors.notFound);
    await this.assertMayOffer(offer, userId);
    return organization;
  }

  private async assertMayOffer(
    { organizationId, inviterId, email, role }: NewInvitation,
    userId?: number,
  ): Promise<void> {
    const given = ASSIGNABLE_ROLES[(await this.members.lockRole(organizationId, inviterId)) ?? 'viewer'];
    const before = await this.invitations.find(organizationId, email);
    if (![role, before?.role ?? role].every((each) => given.includes(each)))
      throw new DomainError(CommonErrors.forbidden);
    if (userId !== undefined && (await this.members.find(organizationId, userId)))
      throw invalid('email', 'belongs to a member already');
    if (!before && (await this.invitations.count(organizationId)) >= MAX_INVITATIONS) throw tooManyInvitations();
  }
}
