import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { bigint, Database, integer, row } from '@reelsheet/platform-database';

const Uncollected = row({ uncollected: bigint() });
const Tasks = row({ count: integer() });

/** Vendor tasks of generations, including those of stopped generations. */
@Injectable()
export class VendorTaskRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns the number of an organization's tasks at vendors besides this one. Takes a lock until the transaction ends,
   * so that concurrent workers count one after the other. Tasks of stopped generations count while they may be running.
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

  /** Returns the price of the work that was left uncollected within the last hours, in micro. */
  async uncollectedOf(organizationId: number, hours: number): Promise<Micro> {
    const { uncollected } = await this.db.single(
      Uncollected,
      `SELECT coalesce(sum(uncollected), 0)::bigint AS uncollected FROM generation
       WHERE organization_id = $1 AND uncollected IS NOT NULL AND left_at > now() - make_interval(hours => $2)`,
      [organizationId, hours],
    );
    return uncollected;
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
