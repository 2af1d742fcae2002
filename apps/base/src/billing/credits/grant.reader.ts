import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

/** What was granted, for features that ask for it. */
@Injectable()
export class GrantReader {
  constructor(private readonly db: Database) {}

  /** Whether the organization was ever granted credits. */
  async hasAny(organizationId: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM credit_grant WHERE organization_id = $1 LIMIT 1`, [organizationId])) > 0;
  }
}
