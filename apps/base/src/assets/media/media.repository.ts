import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { MediaDepositEntity } from './media.entity.js';

const Name = rowOf(MediaDepositEntity, 'name');

export type Deposit = Pick<MediaDepositEntity, 'name' | 'organizationId' | 'signedId'>;

@Injectable()
export class MediaDepositRepository {
  constructor(private readonly db: Database) {}

  async find(name: string): Promise<Deposit | null> {
    return this.db.repository(MediaDepositEntity).findOneBy({ name });
  }

  /** Records the latest announcement under the name. */
  async upsert({ name, organizationId, signedId }: Deposit): Promise<void> {
    await this.db.execute(
      `INSERT INTO media_deposit (name, organization_id, signed_id) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET signed_id = excluded.signed_id`,
      [name, organizationId, signedId],
    );
  }

  /** Returns names of unclaimed bytes with this prefix. */
  async namesOf(organizationId: number, prefix = ''): Promise<string[]> {
    const deposits = await this.db.rows(
      Name,
      `SELECT name FROM media_deposit WHERE organization_id = $1 AND starts_with(name, $2)`,
      [organizationId, prefix],
    );
    return deposits.map(({ name }) => name);
  }

  /** Returns the number of deleted deposits. */
  async delete(names: readonly string[]): Promise<number> {
    return this.db.execute(`DELETE FROM media_deposit WHERE name = ANY ($1::text[])`, [names]);
  }
}
