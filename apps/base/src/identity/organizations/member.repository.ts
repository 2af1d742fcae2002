import { Injectable } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';

export interface Member {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
}

const SELECT = `
  SELECT user_account.id AS "userId", user_account.email, user_account.name, membership.role
  FROM membership JOIN user_account ON user_account.id = membership.user_id WHERE membership.organization_id = $1`;

@Injectable()
export class MemberRepository {
  constructor(private readonly db: Database) {}

  async list(organizationId: number): Promise<Member[]> {
    return this.db.query(`${SELECT} ORDER BY membership.created_at, user_account.id`, [organizationId]);
  }

  async find(organizationId: number, userId: number): Promise<Member | undefined> {
    return this.db.one(`${SELECT} AND membership.user_id = $2`, [organizationId, userId]);
  }

  /** False where the user is a member already, or the organization is gone. */
  async add(organizationId: number, userId: number, role: Role): Promise<boolean> {
    const added = await this.db.query(
      `INSERT INTO membership (organization_id, user_id, role)
       SELECT id, $2, $3 FROM organization WHERE id = $1 AND deleted_at IS NULL FOR SHARE ON CONFLICT DO NOTHING RETURNING user_id`,
      [organizationId, userId, role],
    );
    return added.length > 0;
  }

  async setRole(organizationId: number, userId: number, role: Role): Promise<void> {
    await this.db.query(`UPDATE membership SET role = $3 WHERE organization_id = $1 AND user_id = $2`, [
      organizationId,
      userId,
      role,
    ]);
  }

  async remove(organizationId: number, userId: number): Promise<void> {
    await this.db.query(`DELETE FROM membership WHERE organization_id = $1 AND user_id = $2`, [organizationId, userId]);
  }

  /** Locks the owners, so that two requests can't each take the other's away. */
  async lockOwners(organizationId: number): Promise<number[]> {
    const rows = await this.db.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM membership WHERE organization_id = $1 AND role = 'owner' ORDER BY user_id FOR UPDATE`,
      [organizationId],
    );
    return rows.map(({ userId }) => userId);
  }
}
