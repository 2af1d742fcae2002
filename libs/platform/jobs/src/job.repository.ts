import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { JobEntity } from './job.entity.js';
import type { Changes, JobKind } from './job-kind.js';

const AT_ONCE = ['due_at = now()', 'ready = true'];

/** Jobs as those who order them move them. */
@Injectable()
export class JobRepository {
  constructor(private readonly db: Database) {}

  /** Undefined where the organization has as many open as the kind allows. */
  async insert<Job extends JobEntity>(
    { table, mostOpen }: JobKind<Job>,
    values: Changes<JobEntity> & Changes<Job>,
  ): Promise<Job | undefined> {
    const parameters: unknown[] = [values.organizationId, mostOpen];
    const set = table.assignments(values, parameters);
    return this.db.row(
      table.shape,
      `INSERT INTO ${table.name} (${set.map(({ column }) => column).join(', ')}) SELECT ${set.map(({ sql }) => sql).join(', ')}
       WHERE NOT EXISTS (SELECT FROM ${table.name} WHERE organization_id = $1 AND due_at IS NOT NULL OFFSET $2::bigint - 1)
       RETURNING ${table.shape.columns()}`,
      parameters,
    );
  }

  /** Whether the organization has more open than the kind allows. */
  async hasTooMany({ name, mostOpen }: JobKind, organizationId: number): Promise<boolean> {
    const beyond = `SELECT FROM ${name} WHERE organization_id = $1 AND due_at IS NOT NULL OFFSET $2::bigint LIMIT 1`;
    return (await this.db.execute(beyond, [organizationId, mostOpen])) > 0;
  }

  /** Undefined where it has ended. */
  stop<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id']): Promise<Job | undefined> {
    return this.move(
      kind,
      id,
      `status IN ('pending', 'processing')`,
      [`status = 'stopped'`, 'due_at = NULL', 'ready = false'],
      {},
    );
  }

  /** Begins the next round of a stopped one; undefined where it is not stopped. */
  continue<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id'], changes: Changes<Job>): Promise<Job | undefined> {
    const begin = [`status = 'pending'`, 'round = round + 1', 'attempt = 0', 'waiting = false', 'failed_reason = NULL'];
    return this.move(kind, id, `status = 'stopped'`, [...begin, 'begun_at = now()', ...AT_ONCE], changes);
  }

  /** Undefined where it is taken or not pending. */
  setDue<Job extends JobEntity>(kind: JobKind<Job>, id: Job['id']): Promise<Job | undefined> {
    return this.move(kind, id, `status = 'pending'`, AT_ONCE, {});
  }

  private async move<Job extends JobEntity>(
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
