import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, roleAtLeast, type Role } from '@reelsheet/kernel';
import { RevocationBarrier, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../audit/audit.writer.js';
import { UserReader } from '../../users/user.reader.js';
import { AccountsConfig } from '../../accounts.config.js';
import { ASSIGNABLE_ROLES } from './invitation.js';
import { InvitationRepository, type Invitation } from './invitation.repository.js';
import { InvitationService } from './invitation.service.js';
import { MemberRepository, type Member } from './member.repository.js';

const NO_ACCOUNT = 'belongs to no account here yet: the person signs up first and is added then';

/** Members of an organization and their roles. Every organization always has at least one owner. */
@Injectable()
export class MemberService {
  constructor(
    private readonly config: AccountsConfig,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationService,
    private readonly offers: InvitationRepository,
    private readonly users: UserReader,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
  ) {}

  /** Returns the members, then the open invitations. */
  async list(organizationId: number): Promise<(Member | Invitation)[]> {
    return [...(await this.members.list(organizationId)), ...(await this.invitations.list(organizationId))];
  }

  /** Invites the user when addresses must be proved; otherwise adds the user at once. */
  async add(
    organization: OrganizationInScope,
    callerId: number,
    { email, role }: { email: string; role: Role },
  ): Promise<Member | Invitation> {
    const { id: organizationId } = organization;
    if (role === 'owner') assertOwner(organization);
    if (this.config.ACCOUNT_PROOF === 'mail') return this.invitations.invite(organization, callerId, email, role);
    const user = await this.users.findByEmail(email);
    if (!user) throw invalid('email', NO_ACCOUNT);
    await this.transaction.run(async () => {
      if (!(await this.users.hold(user.id))) throw invalid('email', NO_ACCOUNT);
      if (!(await this.members.add(organizationId, user.id, role)))
        throw invalid('email', 'belongs to a member already');
      await this.audit.record({ action: 'member.added', ...about(organizationId, user.id), detail: { role } });
    });
    await this.barrier.pass(user.id);
    return this.require(organizationId, user.id);
  }

  async setRole(organization: OrganizationInScope, userId: number, role: Role): Promise<Member> {
    const { id: organizationId } = organization;
    if (role === 'owner') assertOwner(organization);
    await this.transaction.run(async () => {
      await this.requireChangeable(organization, userId, role);
      await this.members.setRole(organizationId, userId, role);
      await this.offers.deleteOf(organizationId, userId, ASSIGNABLE_ROLES[role]);
      await this.audit.record({ action: 'member.role_changed', ...about(organizationId, userId), detail: { role } });
    });
    await this.barrier.pass(userId);
    return this.require(organizationId, userId);
  }

  async remove(organization: OrganizationInScope, userId: number): Promise<void> {
    const { id: organizationId } = organization;
    await this.transaction.run(async () => {
      await this.requireChangeable(organization, userId, undefined);
      await this.members.remove(organizationId, userId);
      await this.offers.deleteOf(organizationId, userId, []);
      await this.audit.record({ action: 'member.removed', ...about(organizationId, userId) });
    });
    await this.barrier.pass(userId);
  }

  /**
   * Ends the user's own membership, whatever the role, also where the organization requires a second factor that the
   * user lacks: it only takes rights away. Throws `not_found` for others than members, and `validation_error` for the
   * last owner.
   */
  async removeOwn(organizationId: number, userId: number): Promise<void> {
    const { role } = await this.require(organizationId, userId);
    await this.remove({ id: organizationId, role }, userId);
  }

  /** Throws unless the caller may change the member: only owners change owners, and the last owner stays. */
  private async requireChangeable(
    organization: OrganizationInScope,
    userId: number,
    next: Role | undefined,
  ): Promise<void> {
    const owners = await this.members.lockOwners(organization.id);
    const member = await this.require(organization.id, userId);
    if (member.role !== 'owner' || next === 'owner') return;
    assertOwner(organization);
    if (owners.length === 1) throw invalid('user_id', 'is the last owner, who can be neither removed nor demoted');
  }

  private async require(organizationId: number, userId: number): Promise<Member> {
    const member = await this.members.find(organizationId, userId);
    if (!member) throw new DomainError(CommonErrors.notFound);
    return member;
  }
}

/** Throws unless the caller is an owner, who alone adds and removes owners. */
function assertOwner({ role }: OrganizationInScope): void {
  if (!roleAtLeast(role, 'owner')) throw new DomainError(CommonErrors.forbidden);
}

const about = (organizationId: number, userId: number) => ({ target: `user:${userId}`, organizationId });
