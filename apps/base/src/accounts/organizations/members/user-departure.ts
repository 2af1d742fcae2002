import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit/audit.writer.js';
import { UserReader } from '../../users/user.reader.js';
import { FounderChange } from '../founder-change.js';
import { InvitationRepository } from './invitation.repository.js';
import { MemberRepository } from './member.repository.js';
import { OrganizationDeletionService } from '../organization-deletion.service.js';
import { OrganizationRepository, type OwnedAlone } from '../organization.repository.js';

/** Takes a user whose account is deleted out of all organizations, in the open transaction. */
@Injectable()
export class UserDeparture {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly founders: FounderChange,
    private readonly deletion: OrganizationDeletionService,
    private readonly users: UserReader,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Makes the other owner with the longest membership the founder of each organization that the user has founded.
   * Returns the organizations without another owner, in which nothing changes; others keep theirs until the transaction
   * ends.
   */
  async handOver(userId: number): Promise<OwnedAlone[]> {
    for (const organizationId of await this.organizations.foundedBy(userId)) {
      const founderId = await this.successorOf(userId, organizationId);
      if (founderId !== undefined) await this.founders.set({ organizationId, founderId });
    }
    await this.members.lockFellowOwners(userId);
    return this.organizations.ownedAlone(userId);
  }

  /**
   * Ends all memberships, with the invitations that the user has sent and those of the address if it was proved, and
   * deletes the personal workspace. Returns the ids of its members.
   */
  async endAll(userId: number, provedEmail: string | undefined): Promise<number[]> {
    if (provedEmail !== undefined) await this.invitations.deleteOfAddress(provedEmail);
    for (const organizationId of await this.organizations.sharedWith(userId)) {
      await this.members.remove(organizationId, userId);
      await this.invitations.deleteOf(organizationId, userId, []);
      await this.audit.record({ action: 'member.removed', target: `user:${userId}`, organizationId, userId });
    }
    return this.deletion.closePersonal(userId);
  }

  /** Returns the other owner who became a member first, and keeps that one from being deleted at the same time. */
  private async successorOf(userId: number, organizationId: number): Promise<number | undefined> {
    const gone = [userId];
    for (;;) {
      const ownerId = await this.organizations.firstOwner(organizationId, gone);
      if (ownerId === undefined || (await this.users.hold(ownerId))) return ownerId;
      gone.push(ownerId);
    }
  }
}
