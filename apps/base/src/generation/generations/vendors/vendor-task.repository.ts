import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { bigint, Database, integer, row } from '@reelsheet/platform-database';

const Uncollected = row({ uncollected: bigint() });
const Tasks = row({ count: integer() });

/** What vendors have of generations, beyond the jobs that workers have in hand. */
@Injectable()
export class VendorTaskRepository {
  constructor(private readonly db: Database) {}

  /** How many tasks vendors have of an organization, besides this one; others who count wait until the transaction ends. A stopped task counts while its vendor may be at it. */
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

  /** A vendor's task that is left again counts once; work that no vendor keeps counts each time. */
  async leave(id: number): Promise<void> {
    await this.db.execute(
      `UPDATE generation SET left_at = now(),
         uncollected = estimate + CASE WHEN submitted_as IS NULL THEN coalesce(uncollected, 0) ELSE 0 END
       WHERE id = $1`,
      [id],
    );
  }

  async takeUp(id: number): Promise<void> {
    await this.db.execute(`UPDATE generation SET uncollected = NULL WHERE id = $1`, [id]);
  }

  /** What was left behind within the last hours, in micro. */
  async uncollectedOf(organizationId: number, hours: number): Promise<Micro> {
    const { uncollected } = await this.db.single(
      Uncollected,
      `SELECT coalesce(sum(uncollected), 0)::bigint AS uncollected FROM generation
       WHERE organization_id = $1 AND uncollected IS NOT NULL AND left_at > now() - make_interval(hours => $2)`,
      [organizationId, hours],
    );
    return uncollected;
  }

  /** Whether somebody waits for the task, or has what it made. */
  async isWanted(id: number, submittedAs: string): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM generation WHERE id = $1 AND submitted_as = $2 AND status IN ('pending', 'processing', 'completed')`,
      [id, submittedAs],
    );
    return found > 0;
  }

  /** What the vendor calls a task of which it was not known yet; false where it is known, or nobody is to have it any more. */
  async learn(id: number, submittedAs: string, vendorTaskId: string): Promise<boolean> {
    const learned = await this.db.execute(
      `UPDATE generation SET vendor_task_id = $3, updated_at = now()
       WHERE id = $1 AND submitted_as = $2 AND vendor_task_id IS NULL AND status IN ('pending', 'processing', 'stopped')`,
      [id, submittedAs, vendorTaskId],
    );
    return learned > 0;
  }

  /** The vendor has ended it, so a stopped generation begins anew when it is continued. */
  async forget(id: number, submittedAs: string): Promise<void> {
    await this.db.execute(
      `UPDATE generation SET submitted_as = NULL, vendor_task_id = NULL, progress = 0, uncollected = NULL
       WHERE id = $1 AND submitted_as = $2 AND status = 'stopped'`,
      [id, submittedAs],
    );
  }
}
