import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, type Role } from '@reelsheet/kernel';
import { hashSecret, newSecret, RevocationBarrier, type OrganizationInScope } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../audit/audit.writer.js';
import { UserReader } from '../../users/user.reader.js';
import { MailWriter } from '../../mail/mail.writer.js';
import { InvitationOffers } from './invitation-offers.js';
import { INVITATION_TTL_MS } from './invitation-limits.js';
import { ASSIGNABLE_ROLES } from './invitation.js';
import { InvitationRepository, type Invitation } from './invitation.repository.js';

/** Invitations to join an organization, sent by mail. No response reveals whether the address has a user. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly offers: InvitationOffers,
    private readonly users: UserReader,
    private readonly mail: MailWriter,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {}

  async list(organizationId: number): Promise<Invitation[]> {
    return this.invitations.list(organizationId);
  }

  /**
   * Creates an invitation or replaces an existing one, whose link stops working. Throws `rate_limited` when the inviter
   * has sent, or the address has received, too many invitations.
   */
  async invite({ id }: OrganizationInScope, inviterId: number, email: string, role: Role): Promise<Invitation> {
    await this.offers.consumeLimit(inviterId);
    await this.mail.consumeLimit('invitation', email);
    const [inviter, invited] = await Promise.all([this.users.get(inviterId), this.users.findByEmail(email)]);
    const token = newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + INVITATION_TTL_MS);
    const offer = { organizationId: id, email, role, inviterId, hash: hashSecret(token), expiresAt };
    const invitation = await this.transaction.run(async () => {
      const organization = await this.offers.admit(offer, invited?.id);
      const made = await this.invitations.upsert(offer);
      const names = { organization: organization.name, inviter: inviter.name, role };
      await this.mail.enqueue({ kind: 'invitation', to: email, token, expiresAt: expiresAt.toISOString(), names });
      await this.audit.record({ action: 'member.invited', ...about(made), detail: { email, role } });
      return made;
    });
    // Waits equally long for an address without a user; no user has the id 0.
    await this.barrier.pass(invited?.id ?? 0);
    return invitation;
  }

  /** Throws `not_found` for an invitation that was accepted or withdrawn, or belongs to another organization. */
  async withdraw({ id: organizationId, role }: OrganizationInScope, id: number): Promise<void> {
    const withdrawn = await this.transaction.run(async () => {
      const invitation = await this.invitations.remove(organizationId, id);
      if (!invitation) throw new DomainError(CommonErrors.notFound);
      if (!ASSIGNABLE_ROLES[role].includes(invitation.role)) throw new DomainError(CommonErrors.forbidden);
      await this.audit.record({ action: 'member.invitation_withdrawn', ...about(invitation) });
      return invitation;
    });
    const invited = await this.users.findByEmail(withdrawn.email);
    await this.barrier.pass(invited?.id ?? 0);
  }
}

const about = ({ id, organizationId }: Invitation) => ({ target: `invitation:${id}`, organizationId });
