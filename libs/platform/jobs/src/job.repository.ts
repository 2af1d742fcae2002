import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import type { JobEntity } from './job.entity.js';
import type { Changes, JobKind } from './job-kind.js';
import { setDue } from './job-sql.js';

const Open = row({ open: integer() });
const DUE_NOW = setDue();

/** Creates, stops and continues jobs on behalf of features; see ClaimRepository for the writes of workers. */
@Injectable()
export class JobRepository {
  constructor(private readonly db: Database) {}

  async insert<Job extends JobEntity>({ table }: JobKind<Job>, values: Changes<Job>): Promise<Job> {
    const parameters: unknown[] = [];
    const set = table.assignments(values, parameters);
    return this.db.single(
      table.shape,
      `INSERT INTO ${table.name} (${set.map(({ column }) => column).join(', ')})
       VALUES (${set.map(({ sql }) => sql).join(', ')})
       RETURNING ${table.shape.columns()}`,
      parameters,
    );
  }

  /** Returns the number of open jobs of an organization, at most `limit`. */
  async countOpen({ name }: Pick<JobKind, 'name'>, organizationId: number, limit: number): Promise<number> {
    const { open } = await this.db.single(
      Open,
      `SELECT count(*)::integer AS open FROM (
         SELECT FROM ${name} WHERE organization_id = $1 AND due_at IS NOT NULL LIMIT $2) AS job`,
      [organizationId, limit],
    );
    return open;
  }

  /** Returns undefined if the job has already ended. */
  stop<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], changes: Changes<Job>): Promise<Job | undefined> {
    return this.update(
      kind,
      id,
      `status IN ('pending', 'processing')`,
      [`status = 'stopped'`, 'due_at = NULL', 'ready = false'],
      changes,
    );
  }

  /** Starts the next round of a stopped job; returns undefined if it is not stopped. */
  continue<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], changes: Changes<Job>): Promise<Job | undefined> {
    const restart = [
      `status = 'pending'`,
      'round = round + 1',
      'attempt = 0',
      'waiting = false',
      'cost = NULL',
      'failed_reason = NULL',
    ];
    return this.update(kind, id, `status = 'stopped'`, [...restart, 'begun_at = now()', DUE_NOW], changes);
  }

  /** Returns undefined if the job is claimed or not pending. */
  setDue<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id']): Promise<Job | undefined> {
    return this.update(kind, id, `status = 'pending'`, [DUE_NOW], {});
  }

  /** Makes a job due that waits for its vendor; returns false if it has been claimed since `claim`. */
  async pollNow<Job extends JobEntity>({ name }: JobKind<Job>, id: Job['id'], claim: number): Promise<boolean> {
    const due = await this.db.execute(
      `UPDATE ${name} SET ${DUE_NOW}
       WHERE id = $1 AND claim = $2 AND status = 'processing' AND waiting AND NOT ready`,
      [id, claim],
    );
    return due > 0;
  }

  private async update<Job extends JobEntity>(
    { table }: JobKind<Job>,
    id: Job['id'],
    condition: string,
    set: readonly string[],
    changes: Changes<Job>,
  ): Promise<Job | undefined> {
    const parameters: unknown[] = [id];
    const own = table.assignments(changes, parameters).map(({ column, sql }) => `${column} = ${sql}`);
    return this.db.row(
      table.shape,
      `UPDATE ${table.name} SET ${[...set, ...own, 'updated_at = now()'].join(', ')} WHERE id = $1 AND ${condition}
       RETURNING ${table.shape.columns()}`,
      parameters,
    );
  }
}
