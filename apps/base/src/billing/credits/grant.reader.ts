import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

/** Queries about granted credits for other features. */
@Injectable()
export class GrantReader {
  constructor(private readonly db: Database) {}

  /** Returns whether the organization was ever granted credits. */
  async hasAny(organizationId: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM credit_grant WHERE organization_id = $1 LIMIT 1`, [organizationId])) > 0;
  }
}
