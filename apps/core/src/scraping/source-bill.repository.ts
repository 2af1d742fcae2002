import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { jobSql } from '@reelsheet/platform-jobs';

/** Bills that wait for their worker; paid bills have no row. */
@Injectable()
export class SourceBillRepository {
  constructor(private readonly db: Database) {}

  /**
   * Creates bills for new posts of these sources for each organization. A bill that is already waiting is locked until
   * the transaction ends.
   */
  async order(organizationIds: readonly number[], sourceIds: readonly number[]): Promise<void> {
    if (organizationIds.length === 0 || sourceIds.length === 0) return;
    const pairs = [organizationIds, sourceIds];
    await this.db.execute(
      `DELETE FROM source_bill WHERE organization_id = ANY ($1) AND source_id = ANY ($2) AND status = 'failed'`,
      pairs,
    );
    await this.db.execute(
      `INSERT INTO source_bill (organization_id, source_id, ${jobSql.INITIAL_STATE})
       SELECT organization_id, source_id, ${jobSql.dueNow} FROM unnest($1::bigint[]) AS organization_id CROSS
       JOIN unnest($2::bigint[]) AS source_id
       ORDER BY organization_id, source_id
       ON CONFLICT (organization_id, source_id) WHERE status = 'pending' DO UPDATE SET updated_at = now()`,
      pairs,
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM source_bill WHERE organization_id = $1 AND status IN ('pending', 'failed')`, [
      organizationId,
    ]);
  }
}
