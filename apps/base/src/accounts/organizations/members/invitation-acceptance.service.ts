import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret, RevocationBarrier } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../audit/audit.writer.js';
import { credentialEnded } from '../../account.errors.js';
import { UserReader } from '../../users/user.reader.js';
import { forAnotherAddress, invalidInvitation } from '../organization.errors.js';
import { OrganizationRepository, type OrganizationRow } from '../organization.repository.js';
import { InvitationRepository } from './invitation.repository.js';
import { MemberRepository } from './member.repository.js';

/** Makes members of users who accept an invitation. */
@Injectable()
export class InvitationAcceptanceService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly members: MemberRepository,
    private readonly organizations: OrganizationRepository,
    private readonly users: UserReader,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `not_found` for an unknown, used, withdrawn or expired link, and `forbidden` for the link of another
   * address.
   */
  async accept(userId: number, token: string): Promise<OrganizationRow> {
    const { email } = await this.users.get(userId);
    const joined = await this.transaction.run(async () => {
      if (!(await this.users.hold(userId))) throw credentialEnded();
      const invitation = await this.invitations.consume(hashSecret(token), this.clock.now());
      if (!invitation) throw invalidInvitation();
      if (invitation.email.toLowerCase() !== email.toLowerCase()) throw forAnotherAddress();
      const { organizationId, role } = invitation;
      if (await this.members.add(organizationId, userId, role))
        await this.audit.record({
          action: 'member.joined',
          target: `user:${userId}`,
          organizationId,
          detail: { role },
        });
      const organization = await this.organizations.find(userId, organizationId);
      if (!organization) throw invalidInvitation();
      return organization;
    });
    await this.barrier.pass(userId);
    return joined;
  }
}
