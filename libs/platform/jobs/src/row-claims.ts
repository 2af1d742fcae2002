import type { Database } from '@reelsheet/platform-database';
import { integer, row } from '@reelsheet/platform-database';
import { Lease } from './worker/lease.js';

const CLAIM = row({ claim: integer() });

/**
 * Rows that one caller at a time works on, outside any queue. Their table has the columns `claim`, which goes up each time
 * that somebody takes the row, and `claimed_until`; whoever writes what came of it compares the claim.
 */
export class RowClaims {
  constructor(
    private readonly db: Database,
    private readonly table: string,
    private readonly leaseSeconds: number,
  ) {}

  /** The number of the claim; undefined where somebody has the row, or it does not meet the condition (SQL). */
  async acquire(id: number, condition = 'true'): Promise<number | undefined> {
    const taken = await this.db.row(
      CLAIM,
      `UPDATE ${this.table} SET claim = claim + 1, claimed_until = now() + make_interval(secs => $2)
       WHERE id = $1 AND ${condition} AND (claimed_until IS NULL OR claimed_until < now()) RETURNING ${CLAIM.columns()}`,
      [id, this.leaseSeconds],
    );
    return taken?.claim;
  }

  /** Keeps the claim alive while `work` takes, then lets go of the row. The signal aborts with ClaimLost. */
  async holdWhile<T>(id: number, claim: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const lease = new Lease(() => this.renew(id, claim), this.leaseSeconds * 1_000);
    try {
      return await work(lease.signal);
    } finally {
      await lease.close();
      await this.release(id, claim).catch(() => undefined);
    }
  }

  /** Whether somebody works on the row. */
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
