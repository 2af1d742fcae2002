import { Injectable } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { InvitationEntity } from './invitation.entity.js';

const Whole = rowOf(InvitationEntity, 'id', 'organizationId', 'email', 'role', 'createdAt', 'expiresAt');
export type Invitation = RowOf<typeof Whole>;
export type NewInvitation = Pick<
  InvitationEntity,
  'organizationId' | 'email' | 'role' | 'inviterId' | 'hash' | 'expiresAt'
>;

@Injectable()
export class InvitationRepository {
  constructor(private readonly db: Database) {}

  /** Returns the invitations of an organization, oldest first. */
  async list(organizationId: number): Promise<Invitation[]> {
    return this.db.rows(
      Whole,
      `SELECT ${Whole.columns('invitation')} FROM invitation WHERE organization_id = $1 ORDER BY id`,
      [organizationId],
    );
  }

  async count(organizationId: number): Promise<number> {
    return this.db.repository(InvitationEntity).countBy({ organizationId });
  }

  async find(organizationId: number, email: string): Promise<Invitation | undefined> {
    return this.db.row(
      Whole,
      `SELECT ${Whole.columns('invitation')} FROM invitation
       WHERE organization_id = $1 AND lower(email) = lower($2) FOR UPDATE`,
      [organizationId, email],
    );
  }

  /**
   * Creates an invitation. An address that is invited again receives a new link, role and expiry that replace the
   * previous ones.
   */
  async upsert(invitation: NewInvitation): Promise<Invitation> {
    const { organizationId, email, role, inviterId, hash, expiresAt } = invitation;
    return this.db.single(
      Whole,
      `INSERT INTO invitation (organization_id, email, role, inviter_id, hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (organization_id, lower(email)) DO UPDATE
       SET role = EXCLUDED.role, inviter_id = EXCLUDED.inviter_id, hash = EXCLUDED.hash,
       expires_at = EXCLUDED.expires_at
       RETURNING ${Whole.columns('invitation')}`,
      [organizationId, email, role, inviterId, hash, expiresAt],
    );
  }

  /** Deletes and returns the invitation of a valid link. Only one of several concurrent callers gets it. */
  async consume(hash: Buffer, now: Date): Promise<Invitation | undefined> {
    return this.db.row(
      Whole,
      `DELETE FROM invitation WHERE hash = $1 AND expires_at > $2 RETURNING ${Whole.columns('invitation')}`,
      [hash, now],
    );
  }

  async remove(organizationId: number, id: number): Promise<Invitation | undefined> {
    return this.db.row(
      Whole,
      `DELETE FROM invitation WHERE organization_id = $1 AND id = $2 RETURNING ${Whole.columns('invitation')}`,
      [organizationId, id],
    );
  }

  /** Deletes the invitations of an address, whatever its case. */
  async deleteOfAddress(email: string): Promise<void> {
    await this.db.execute(`DELETE FROM invitation WHERE lower(email) = lower($1)`, [email]);
  }

  /** Deletes the invitations sent by the member, except those with a role that the member may still give. */
  async deleteOf(organizationId: number, inviterId: number, except: readonly Role[]): Promise<void> {
    await this.db.execute(
      `DELETE FROM invitation WHERE organization_id = $1 AND inviter_id = $2 AND role <> ALL ($3::text[])`,
      [organizationId, inviterId, except],
    );
  }
}
