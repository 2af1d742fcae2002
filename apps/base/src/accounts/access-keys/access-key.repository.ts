import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { AccessKeyEntity } from './access-key.entity.js';

/** A row without the hash of its secret. */
export type AccessKeyRow = Readonly<Omit<AccessKeyEntity, 'hash'>>;
export type NewAccessKey = Pick<
  AccessKeyEntity,
  'userId' | 'makerId' | 'name' | 'hash' | 'expiresAt' | 'scopes' | 'organizationId'
>;

@Injectable()
export class AccessKeyRepository {
  constructor(private readonly db: Database) {}

  async insert(key: NewAccessKey): Promise<AccessKeyRow> {
    const { id } = await this.db.repository(AccessKeyEntity).save({ ...key });
    return this.db.repository(AccessKeyEntity).findOneByOrFail({ id });
  }

  async listOf(userId: number): Promise<AccessKeyRow[]> {
    return this.db.repository(AccessKeyEntity).find({ where: { userId }, order: { id: 'DESC' } });
  }

  async find(userId: number, id: number): Promise<AccessKeyRow | null> {
    return this.db.repository(AccessKeyEntity).findOneBy({ id, userId });
  }

  async rename(userId: number, id: number, name: string): Promise<void> {
    await this.db.repository(AccessKeyEntity).update({ id, userId }, { name });
  }

  /** Revokes a key and, recursively, all keys created with it. Returns the number of keys revoked. */
  async revoke(userId: number, id: number, now: Date): Promise<number> {
    return this.db.execute(
      `WITH RECURSIVE ended AS (
         SELECT id FROM access_key WHERE user_id = $1 AND id = $2
         UNION
         SELECT made.id FROM access_key AS made JOIN ended ON made.maker_id = ended.id
       )
       UPDATE access_key SET revoked_at = $3 FROM ended WHERE access_key.id = ended.id AND revoked_at IS NULL`,
      [userId, id, now],
    );
  }

  async revokeAll(userId: number, now: Date): Promise<void> {
    await this.db.execute(`UPDATE access_key SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL`, [
      userId,
      now,
    ]);
  }
}
