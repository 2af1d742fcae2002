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

  /** Notes the announcement that the name stands for now. */
  async put({ name, organizationId, signedId }: Deposit): Promise<void> {
    await this.db.execute(
      `INSERT INTO media_deposit (name, organization_id, signed_id) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET signed_id = excluded.signed_id`,
      [name, organizationId, signedId],
    );
  }

  /** Names, those that begin so, of bytes that were on their way into storage. */
  async namesOf(organizationId: number, beginning = ''): Promise<string[]> {
    const deposits = await this.db.rows(
      Name,
      `SELECT name FROM media_deposit WHERE organization_id = $1 AND starts_with(name, $2)`,
      [organizationId, beginning],
    );
    return deposits.map(({ name }) => name);
  }

  async forget(names: readonly string[]): Promise<void> {
    await this.db.execute(`DELETE FROM media_deposit WHERE name = ANY ($1::text[])`, [names]);
  }
}
