import { Injectable } from '@nestjs/common';
import { bigint, Database, row } from '@reelsheet/platform-database';

const Removed = row({ removed: bigint() });

/** The log of a deleted organization. */
@Injectable()
export class AuditErasure {
  constructor(private readonly db: Database) {}

  /** How many of its entries went; zero when none is left. The end of the chain stays as a trace, and takes no more. */
  async remove(organizationId: number, limit: number): Promise<number> {
    return (await this.db.single(Removed, `SELECT audit.erase($1, $2) AS removed`, [organizationId, limit])).removed;
  }
}
