import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

/** The end of a deleted organization's own row. */
@Injectable()
export class OrganizationErasure {
  constructor(private readonly db: Database) {}

  /** True while the organization is deleted and its row still there. */
  async isUnderWay(id: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM organization WHERE id = $1 AND deleted_at IS NOT NULL`, [id])) > 0;
  }

  /** With all that hangs on it by foreign keys. */
  async remove(id: number): Promise<void> {
    await this.db.execute(`DELETE FROM organization WHERE id = $1 AND deleted_at IS NOT NULL`, [id]);
  }
}
