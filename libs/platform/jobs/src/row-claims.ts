import type { Database } from '@reelsheet/platform-database';
import { integer, row as rowShape } from '@reelsheet/platform-database';
import { Lease } from './worker/lease.js';

const CLAIM = rowShape({ claim: integer() });

/**
 * Exclusive claims on rows that are not jobs. The table has the columns `claim`, which is incremented by each
 * claim, and `claimed_until`; a statement that writes the result compares the claim.
 */
export class RowClaims {
  constructor(
    private readonly db: Database,
    private readonly table: string,
    private readonly leaseSeconds: number,
  ) {}

  /** Returns the number of the new claim, or undefined if the row is claimed or does not meet the SQL condition. */
  async acquire(id: number, condition = 'true'): Promise<number | undefined> {
    const row = await this.db.row(
      CLAIM,
      `UPDATE ${this.table} SET claim = claim + 1, claimed_until = now() + make_interval(secs => $2)
       WHERE id = $1 AND ${condition} AND (claimed_until IS NULL OR claimed_until < now())
       RETURNING ${CLAIM.columns()}`,
      [id, this.leaseSeconds],
    );
    return row?.claim;
  }

  /** Renews the claim while `work` runs, then releases it. The signal aborts with ClaimLost. */
  async holdWhile<T>(id: number, claim: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const lease = new Lease(() => this.renew(id, claim), this.leaseSeconds * 1_000);
    try {
      return await work(lease.signal);
    } finally {
      await lease.close();
      await this.release(id, claim).catch(() => undefined);
    }
  }

  /** Returns whether the row is claimed. */
  async isClaimed(id: number): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM ${this.table} WHERE id = $1 AND claimed_until > now()`, [id])) > 0;
  }

  private async renew(id: number, claim: number): Promise<boolean> {
    const renewed = await this.db.execute(
      `UPDATE ${this.table} SET claimed_until = now() + make_interval(secs => $3) WHERE id = $1 AND claim = $2`,
      [id, claim, this.leaseSeconds],
    );
    return renewed > 0;
  }

  private async release(id: number, claim: number): Promise<void> {
    await this.db.execute(`UPDATE ${this.table} SET claimed_until = NULL WHERE id = $1 AND claim = $2`, [id, claim]);
  }
}
