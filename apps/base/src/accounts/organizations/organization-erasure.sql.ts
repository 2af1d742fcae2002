import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

/** Deletes the row of a deleted organization. */
@Injectable()
export class OrganizationErasure {
  constructor(private readonly db: Database) {}

  /** Returns whether the organization is marked as deleted and its row still exists. */
  async isPending(id: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM organization WHERE id = $1 AND deleted_at IS NOT NULL`, [id])) > 0;
  }

  /** Deletes the row and everything that references it by cascading foreign keys. */
  async remove(id: number): Promise<void> {
    await this.db.execute(`DELETE FROM organization WHERE id = $1 AND deleted_at IS NOT NULL`, [id]);
  }
}
