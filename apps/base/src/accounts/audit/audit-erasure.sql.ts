import { Injectable } from '@nestjs/common';
import { bigint, Database, row } from '@reelsheet/platform-database';

const Removed = row({ removed: bigint() });

/** Deletes the audit log of a deleted organization. */
@Injectable()
export class AuditErasure {
  constructor(private readonly db: Database) {}

  /**
   * Deletes up to `limit` entries and returns their number; zero when none is left. The end of the chain stays as a
   * trace and accepts no further entries.
   */
  async remove(organizationId: number, limit: number): Promise<number> {
    return (await this.db.single(Removed, `SELECT audit.erase($1, $2) AS removed`, [organizationId, limit])).removed;
  }
}
