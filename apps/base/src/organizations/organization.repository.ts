import { Injectable } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { OrganizationEntity } from './organization.entity.js';

export interface OrganizationRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly isPersonal: boolean;
  /** The asking user's. */
  readonly role: Role;
  readonly createdAt: Date;
}

const SELECT = `
  SELECT organization.id, organization.uuid, organization.name, organization.personal_user_id IS NOT NULL AS "isPersonal",
         membership.role, organization.created_at AS "createdAt"
  FROM organization JOIN membership ON membership.organization_id = organization.id AND membership.user_id = $1`;

@Injectable()
export class OrganizationRepository {
  constructor(private readonly db: Database) {}

  /** Founds an organization with its owner, in one statement. */
  async found(name: string, ownerId: number, personalUserId: number | null): Promise<number> {
    const founded = await this.db.one<{ id: number }>(
      `WITH founded AS (INSERT INTO organization (name, personal_user_id) VALUES ($1, $3) RETURNING id)
       INSERT INTO membership (organization_id, user_id, role) SELECT id, $2, 'owner' FROM founded RETURNING organization_id AS id`,
      [name, ownerId, personalUserId],
    );
    return founded!.id;
  }

  async listOf(userId: number): Promise<OrganizationRow[]> {
    return this.db.query(`${SELECT} ORDER BY organization.id`, [userId]);
  }

  async find(userId: number, id: number): Promise<OrganizationRow | undefined> {
    return this.db.one(`${SELECT} WHERE organization.id = $2`, [userId, id]);
  }

  async rename(id: number, name: string): Promise<void> {
    await this.db.repository(OrganizationEntity).update({ id }, { name });
  }

  async personalOf(userId: number): Promise<number | undefined> {
    const row = await this.db.one<{ id: number }>(`SELECT id FROM organization WHERE personal_user_id = $1`, [userId]);
    return row?.id;
  }
}
