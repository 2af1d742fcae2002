import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { bigint, Database, integer, nullable, row, rowOf, timestamp, type RowOf } from '@reelsheet/platform-database';
import { GenerationEntity } from '../generation.entity.js';

const Tasks = row({ count: integer() });
const Uncollected = rowOf(GenerationEntity, 'userJobType').with({
  /** Micro. */
  amount: bigint(),
  /** Micro of the work that cannot be collected by continuing its generation. */
  payable: bigint(),
  endsAt: nullable(timestamp()),
});
export type UncollectedWork = RowOf<typeof Uncollected>;
const Cleared = row({ amount: bigint(), generationId: nullable(bigint()) });

/** Vendor tasks of generations, including those of stopped generations. */
@Injectable()
export class VendorTaskRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns the number of an organization's tasks at vendors besides this one. Takes a lock until the transaction ends,
   * so that concurrent workers count one after the other. Tasks of stopped generations count until their vendor has
   * ended them, at most `maxSeconds`.
   */
  async countAt(organizationId: number, exceptId: number, maxSeconds: number): Promise<number> {
    await this.db.lock('tasks at vendors', organizationId);
    const { count } = await this.db.single(
      Tasks,
      `SELECT count(*)::integer AS count FROM (
         SELECT id FROM generation WHERE organization_id = $1 AND submitted_as IS NOT NULL AND due_at IS NOT NULL
         UNION ALL
         SELECT id FROM generation WHERE organization_id = $1 AND uncollected IS NOT NULL
           AND left_at > now() - make_interval(secs => $3) AND submitted_as IS NOT NULL AND due_at IS NULL
           AND ended_as IS DISTINCT FROM submitted_as
       ) AS task WHERE id <> $2`,
      [organizationId, exceptId, maxSeconds],
    );
    return count;
  }

  /** A vendor task that is left uncollected again counts once; other work counts each time. */
  async markUncollected(id: number): Promise<void> {
    await this.db.execute(
      `UPDATE generation SET left_at = now(),
         uncollected = estimate + CASE WHEN submitted_as IS NULL THEN coalesce(uncollected, 0) ELSE 0 END
       WHERE id = $1`,
      [id],
    );
  }

  async markCollected(id: number): Promise<void> {
    await this.db.execute(`UPDATE generation SET uncollected = NULL WHERE id = $1`, [id]);
  }

  /**
   * Returns the uncollected work of an organization within the last hours, by type of generation. `endsAt` is the time
   * at which enough of it is older than that, so that the rest is within the limit.
   */
  async uncollectedOf(organizationId: number, hours: number, limit: Micro): Promise<UncollectedWork[]> {
    return this.db.rows(
      Uncollected,
      `SELECT user_job_type, sum(uncollected)::bigint AS amount,
         coalesce(sum(uncollected) FILTER (WHERE submitted_as IS NULL), 0)::bigint AS payable,
         min(left_at) FILTER (WHERE later <= $3) + make_interval(hours => $2) AS ends_at
       FROM (
         SELECT user_job_type, uncollected, submitted_as, left_at,
           sum(uncollected) OVER (PARTITION BY user_job_type ORDER BY left_at DESC, id DESC) - uncollected AS later
         FROM generation
         WHERE organization_id = $1 AND uncollected IS NOT NULL AND left_at > now() - make_interval(hours => $2)
       ) AS work
       GROUP BY user_job_type ORDER BY user_job_type`,
      [organizationId, hours, limit],
    );
  }

  /** Clears the uncollected work that cannot be collected any more. Returns its price and one of its generations. */
  async clearPayable(organizationId: number, hours: number): Promise<{ amount: Micro; generationId: number | null }> {
    return this.db.single(
      Cleared,
      `WITH payable AS (
         SELECT id, uncollected FROM generation
         WHERE organization_id = $1 AND uncollected IS NOT NULL AND submitted_as IS NULL
           AND left_at > now() - make_interval(hours => $2)
         ORDER BY id FOR UPDATE
       ), cleared AS (
         UPDATE generation SET uncollected = NULL FROM payable WHERE generation.id = payable.id
         RETURNING generation.id, payable.uncollected
       )
       SELECT coalesce(sum(uncollected), 0)::bigint AS amount, min(id) AS generation_id FROM cleared`,
      [organizationId, hours],
    );
  }

  /** Call this when the vendor has ended the task of a stopped generation: the task no longer counts at the vendor. */
  async markEnded(id: number, submittedAs: string): Promise<void> {
    await this.db.execute(`UPDATE generation SET ended_as = $2 WHERE id = $1 AND submitted_as = $2`, [id, submittedAs]);
  }

  /** Returns true when the generation is open or completed with this task. */
  async isAwaited(id: number, submittedAs: string): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM generation WHERE id = $1 AND submitted_as = $2 AND status IN ('pending', 'processing', 'completed')`,
      [id, submittedAs],
    );
    return found > 0;
  }

  /** Returns false when the task's id was already known, or the generation has completed or failed. */
  async storeVendorTaskId(id: number, submittedAs: string, vendorTaskId: string): Promise<boolean> {
    const updated = await this.db.execute(
      `UPDATE generation SET vendor_task_id = $3, updated_at = now()
       WHERE id = $1 AND submitted_as = $2 AND vendor_task_id IS NULL
         AND status IN ('pending', 'processing', 'stopped')`,
      [id, submittedAs, vendorTaskId],
    );
    return updated > 0;
  }

  /** Call this when the vendor has cancelled the task: the stopped generation starts again when it is continued. */
  async markCancelled(id: number, submittedAs: string): Promise<void> {
    await this.db.execute(
      `UPDATE generation SET submitted_as = NULL, vendor_task_id = NULL, progress = 0, uncollected = NULL
       WHERE id = $1 AND submitted_as = $2 AND status = 'stopped'`,
      [id, submittedAs],
    );
  }
}
