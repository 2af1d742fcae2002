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
  readonly avatarUrl: string | null;
  readonly avatarThumbnailUrl: string | null;
}

export type OrganizationAvatar = Pick<
  OrganizationEntity,
  'avatarKey' | 'avatarThumbnailKey' | 'avatarUrl' | 'avatarThumbnailUrl'
>;

const SELECT = `
  SELECT organization.id, organization.uuid, organization.name, organization.personal_user_id IS NOT NULL AS "isPersonal",
         membership.role, organization.created_at AS "createdAt",
         organization.avatar_url AS "avatarUrl", organization.avatar_thumbnail_url AS "avatarThumbnailUrl"
  FROM organization JOIN membership ON membership.organization_id = organization.id AND membership.user_id = $1`;

@Injectable()
export class OrganizationRepository {
  constructor(private readonly db: Database) {}

  /** An id for an organization to be, so that its picture can be stored as its own. */
  async reserveId(): Promise<number> {
    const row = await this.db.one<{ id: number }>(`SELECT nextval(pg_get_serial_sequence('organization', 'id')) AS id`);
    return row!.id;
  }

  /** Founds an organization under a reserved id with its owner, in one statement. */
  async found(id: number, name: string, ownerId: number, personalUserId: number | null): Promise<void> {
    await this.db.query(
      `WITH founded AS (INSERT INTO organization (id, name, personal_user_id) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $4) RETURNING id)
       INSERT INTO membership (organization_id, user_id, role) SELECT id, $3, 'owner' FROM founded`,
      [id, name, ownerId, personalUserId],
    );
  }

  /** Gives the keys of the avatar that was there before. */
  async setAvatar(id: number, avatar: OrganizationAvatar): Promise<string[]> {
    const before = await this.db.one<{ keys: string[] }>(
      `UPDATE organization SET avatar_key = $2, avatar_thumbnail_key = $3, avatar_url = $4, avatar_thumbnail_url = $5
       FROM (SELECT id, array_remove(ARRAY[avatar_key, avatar_thumbnail_key], NULL) AS keys FROM organization WHERE id = $1 FOR UPDATE) AS before
       WHERE organization.id = before.id RETURNING before.keys`,
      [id, avatar.avatarKey, avatar.avatarThumbnailKey, avatar.avatarUrl, avatar.avatarThumbnailUrl],
    );
    return before?.keys ?? [];
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

  /** Locks a living organization: shared by those who add to it, and against them by whoever deletes it. */
  async lockLiving(
    id: number,
    strength: 'SHARE' | 'NO KEY UPDATE',
  ): Promise<Pick<OrganizationRow, 'name' | 'isPersonal'> | undefined> {
    return this.db.one(
      `SELECT name, personal_user_id IS NOT NULL AS "isPersonal" FROM organization WHERE id = $1 AND deleted_at IS NULL FOR ${strength}`,
      [id],
    );
  }

  /** Marks it deleted and takes its members away, whose ids it gives. */
  async dissolve(id: number, now: Date): Promise<number[]> {
    await this.db.repository(OrganizationEntity).update({ id }, { deletedAt: now });
    const left = await this.db.query<{ userId: number }>(
      `DELETE FROM membership WHERE organization_id = $1 RETURNING user_id AS "userId"`,
      [id],
    );
    return left.map(({ userId }) => userId);
  }
}
