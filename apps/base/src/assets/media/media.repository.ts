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

  /** Returns names of unclaimed bytes with one of these prefixes. */
  async namesOf(organizationId: number, prefixes: readonly string[]): Promise<string[]> {
    const deposits = await this.db.rows(
      Name,
      `SELECT name FROM media_deposit WHERE organization_id = $1
         AND EXISTS (SELECT FROM unnest($2::text[]) AS prefix WHERE starts_with(name, prefix))`,
      [organizationId, prefixes],
    );
    return deposits.map(({ name }) => name);
  }

  /** Returns the number of deleted deposits. */
  async delete(names: readonly string[]): Promise<number> {
    return this.db.execute(`DELETE FROM media_deposit WHERE name = ANY ($1::text[])`, [names]);
  }
}
