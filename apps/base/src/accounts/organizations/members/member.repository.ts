import { Injectable } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import { boolean, Database, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { joinUser, provedEmailOf } from '../../users/user.sql.js';
import { MembershipEntity } from './membership.entity.js';

const MemberRow = rowOf(MembershipEntity, 'userId', 'role').with({ email: text(), name: text() });
export type Member = RowOf<typeof MemberRow>;

const Address = row({ organizationName: text(), isProved: boolean() });

const Held = rowOf(MembershipEntity, 'role');
const Owner = rowOf(MembershipEntity, 'userId');

const SELECT = `
  SELECT membership.user_id, user_account.email, user_account.name, membership.role
  FROM membership ${joinUser('membership.user_id')} WHERE membership.organization_id = $1`;

@Injectable()
export class MemberRepository {
  constructor(private readonly db: Database) {}

  async list(organizationId: number): Promise<Member[]> {
    return this.db.rows(MemberRow, `${SELECT} ORDER BY membership.created_at, membership.user_id`, [organizationId]);
  }

  async find(organizationId: number, userId: number): Promise<Member | undefined> {
    return this.db.row(MemberRow, `${SELECT} AND membership.user_id = $2`, [organizationId, userId]);
  }

  /** Returns whether a member has proved the address; undefined when the organization is deleted. */
  async findAddress(organizationId: number, email: string): Promise<RowOf<typeof Address> | undefined> {
    return this.db.row(
      Address,
      `SELECT organization.name AS organization_name, EXISTS (SELECT FROM membership
         WHERE membership.organization_id = organization.id
           AND ${provedEmailOf('membership.user_id')} = lower($2::text)) AS is_proved
       FROM organization WHERE organization.id = $1 AND organization.deleted_at IS NULL`,
      [organizationId, email],
    );
  }

  /** Returns the role of the member and locks it until the transaction ends. */
  async lockRole(organizationId: number, userId: number): Promise<Role | undefined> {
    const held = await this.db.row(
      Held,
      `SELECT role FROM membership WHERE organization_id = $1 AND user_id = $2 FOR SHARE`,
      [organizationId, userId],
    );
    return held?.role;
  }

  /** Returns false when the user is already a member or the organization is deleted. */
  async add(organizationId: number, userId: number, role: Role): Promise<boolean> {
    const added = await this.db.execute(
      `INSERT INTO membership (organization_id, user_id, role)
       SELECT id, $2, $3 FROM organization WHERE id = $1 AND deleted_at IS NULL FOR SHARE ON CONFLICT DO NOTHING`,
      [organizationId, userId, role],
    );
    return added > 0;
  }

  async setRole(organizationId: number, userId: number, role: Role): Promise<void> {
    await this.db.execute(`UPDATE membership SET role = $3 WHERE organization_id = $1 AND user_id = $2`, [
      organizationId,
      userId,
      role,
    ]);
  }

  async remove(organizationId: number, userId: number): Promise<void> {
    await this.db.execute(`DELETE FROM membership WHERE organization_id = $1 AND user_id = $2`, [
      organizationId,
      userId,
    ]);
  }

  /** Locks the owners of all organizations that the user owns, so that none of them leaves at the same time. */
  async lockFellowOwners(userId: number): Promise<void> {
    await this.db.execute(
      `SELECT FROM membership WHERE role = 'owner' AND organization_id IN (
         SELECT organization_id FROM membership WHERE user_id = $1 AND role = 'owner')
       ORDER BY organization_id, user_id FOR UPDATE`,
      [userId],
    );
  }

  /** Locks the owners, so that two concurrent requests cannot each remove the other owner. */
  async lockOwners(organizationId: number): Promise<number[]> {
    const rows = await this.db.rows(
      Owner,
      `SELECT user_id FROM membership WHERE organization_id = $1 AND role = 'owner' ORDER BY user_id FOR UPDATE`,
      [organizationId],
    );
    return rows.map(({ userId }) => userId);
  }
}
