import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { AccessKeyEntity } from './access-key.entity.js';

/** Without its secret's hash. */
export type AccessKeyRow = Readonly<Omit<AccessKeyEntity, 'hash'>>;
export type NewAccessKey = Pick<AccessKeyEntity, 'userId' | 'name' | 'hash' | 'expiresAt'>;

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

  /** Ends one key, or with no id all of the user's; a key that has ended stays as it is. */
  async revoke(userId: number, now: Date, id?: number): Promise<void> {
    await this.db.execute(
      `UPDATE access_key SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL AND ($3::bigint IS NULL OR id = $3)`,
      [userId, now, id ?? null],
    );
  }
}
