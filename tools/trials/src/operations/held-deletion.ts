import { setTimeout as sleep } from 'node:timers/promises';
import { withPostgres } from '@reelsheet/native-servers';
import type pg from 'pg';

const POLL_INTERVAL_MS = 20;
const ENDS_WITHIN_MS = 60_000;

/** Prevents the deletion of an organization's row by a lock that conflicts with no other change of it. */
export class HeldDeletion {
  /** The process of Postgres that holds the row. */
  private pid = 0;

  private constructor(
    private readonly holder: pg.Client,
    private readonly observer: pg.Client,
    private readonly organizationId: number,
  ) {}

  /** Holds the row while `work` runs. */
  static async during<T>(
    url: string,
    organizationId: number,
    work: (deletion: HeldDeletion) => Promise<T>,
  ): Promise<T> {
    return withPostgres(url, (holder) =>
      withPostgres(url, async (observer) => {
        const deletion = new HeldDeletion(holder, observer, organizationId);
        await deletion.hold();
        return work(deletion);
      }),
    );
  }

  /** Returns the processes of Postgres that wait to delete the row. */
  async waiting(): Promise<number[]> {
    const { rows } = await this.observer.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))`,
      [this.pid],
    );
    return rows.map(({ pid }) => pid);
  }

  /** Returns once a process waits, or the signal is given. */
  async untilWaiting(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.waiting()).length === 0) await sleep(POLL_INTERVAL_MS);
  }

  /** Lets the processes of killed commands continue until they notice the end of their connections. */
  async letGo(): Promise<void> {
    const waiting = await this.waiting();
    await this.holder.query('ROLLBACK');
    const end = Date.now() + ENDS_WITHIN_MS;
    while (await this.areRunning(waiting)) {
      if (Date.now() > end) throw new Error('the connection of a killed command does not end');
      await sleep(POLL_INTERVAL_MS);
    }
    await this.hold();
  }

  private async hold(): Promise<void> {
    await this.holder.query('BEGIN');
    const { rows } = await this.holder.query<{ pid: number }>(
      'SELECT pg_backend_pid() AS pid FROM base.organization WHERE id = $1 FOR KEY SHARE',
      [this.organizationId],
    );
    if (!rows[0]) throw new Error('the row of the organization is gone');
    this.pid = rows[0].pid;
  }

  private async areRunning(pids: readonly number[]): Promise<boolean> {
    const { rowCount } = await this.observer.query('SELECT FROM pg_stat_activity WHERE pid = ANY ($1::integer[])', [
      pids,
    ]);
    return rowCount !== 0;
  }
}
