import { Injectable } from '@nestjs/common';
import { boolean, Database, double, integer, nullable, row, text, timestamp } from '@reelsheet/platform-database';
import type { JobEntity } from './job.entity.js';
import { ClaimLost } from './job.errors.js';
import type { Changes, JobKind } from './job-kind.js';

/** A job in the hands of a worker, as it was when it was taken. */
export interface Taken<Job extends JobEntity> {
  readonly job: Job;
  /** By the database's clock. */
  readonly takenAt: Date;
}

/** What the next claim of a worker begins after, so that organizations take turns. */
export interface Turn {
  organizationId: number;
}

/** When a kind's jobs are due. */
export interface Due {
  readonly name: string;
  readonly isDue: boolean;
  /** Milliseconds until the next one that is not due yet. */
  readonly nextMs: number | null;
}

type Key = Pick<JobEntity, 'id' | 'claim'>;

/** Organizations with open jobs that one claim looks at; the next one goes on behind them. */
const LONGEST_WALK = 500;
const MINE = `id = $1 AND claim = $2 AND status = 'processing'`;
const DUE = row({ name: text(), isDue: boolean(), nextMs: nullable(double()) });

/** Jobs as workers move them: by compare-and-set on the claim, so that whoever lost it changes nothing. */
@Injectable()
export class ClaimRepository {
  constructor(private readonly db: Database) {}

  /** Takes up to `most` due jobs; organizations take turns, whatever each has waiting. */
  async take<Job extends JobEntity>(kind: JobKind<Job>, most: number, turn: Turn): Promise<Taken<Job>[]> {
    const taken = await this.takeInTurn(kind, most, turn);
    return taken.length > 0 ? taken : this.takeOldest(kind, most);
  }

  /**
   * The walk goes from one organization to the next by the first entry of each in the index, so its cost does not grow
   * with the jobs that wait.
   */
  private async takeInTurn<Job extends JobEntity>(kind: JobKind<Job>, most: number, turn: Turn): Promise<Taken<Job>[]> {
    const { name, shape } = kind.table;
    const taken = await this.db.rows(
      shape.with({ takenAt: timestamp(), place: integer() }),
      `WITH RECURSIVE walk AS (
         SELECT $1::bigint AS organization_id, NULL::timestamptz AS due_at, 0 AS place, false AS wrapped
         UNION ALL
         SELECT next.organization_id, next.due_at, place + 1, next.wrapped
         FROM walk CROSS JOIN LATERAL (
           (SELECT organization_id, due_at, walk.wrapped FROM ${name} WHERE due_at IS NOT NULL AND organization_id > walk.organization_id ORDER BY organization_id, due_at LIMIT 1)
           UNION ALL
           (SELECT organization_id, due_at, true FROM ${name} WHERE due_at IS NOT NULL AND NOT walk.wrapped ORDER BY organization_id, due_at LIMIT 1)
           LIMIT 1
         ) AS next
         WHERE place < ${LONGEST_WALK} AND NOT (next.wrapped AND next.organization_id > $1)
       ), turn AS MATERIALIZED (
         SELECT organization_id, place FROM walk WHERE due_at <= now() LIMIT $2
       ), picked AS MATERIALIZED (
         SELECT job.id, turn.place
         FROM turn CROSS JOIN LATERAL (
           SELECT id, due_at FROM ${name} AS due WHERE due.organization_id = turn.organization_id AND due.due_at <= now()
           ORDER BY due_at LIMIT (SELECT ceil($2::numeric / count(*)) FROM turn) FOR UPDATE SKIP LOCKED
         ) AS job
         ORDER BY row_number() OVER (PARTITION BY turn.organization_id ORDER BY job.due_at), turn.place LIMIT $2
       )
       ${takingPicked(name, '$3')} RETURNING ${shape.columns('job')}, now() AS taken_at, picked.place`,
      [turn.organizationId, most, kind.leaseSeconds],
    );
    const last = taken.toSorted((one, other) => one.place - other.place).at(-1);
    if (last) turn.organizationId = last.organizationId;
    return taken.map((job) => ({ job, takenAt: job.takenAt }));
  }

  /** What is due behind more organizations than the walk looks at, whose jobs are all due later. */
  private async takeOldest<Job extends JobEntity>(kind: JobKind<Job>, most: number): Promise<Taken<Job>[]> {
    const { name, shape } = kind.table;
    const taken = await this.db.rows(
      shape.with({ takenAt: timestamp() }),
      `WITH picked AS MATERIALIZED (
         SELECT id FROM ${name} WHERE due_at <= now() ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED
       )
       ${takingPicked(name, '$2')} RETURNING ${shape.columns('job')}, now() AS taken_at`,
      [most, kind.leaseSeconds],
    );
    return taken.map((job) => ({ job, takenAt: job.takenAt }));
  }

  /** One cheap statement for all of a service's tables. */
  async due(kinds: readonly JobKind[]): Promise<Due[]> {
    const queries = kinds.map(
      ({ name }) => `SELECT '${name}' AS name, EXISTS (SELECT FROM ${name} WHERE due_at <= now()) AS is_due,
        (SELECT extract(epoch FROM min(due_at) - now()) * 1000 FROM ${name} WHERE due_at > now())::float8 AS next_ms`,
    );
    return this.db.rows(DUE, queries.join(' UNION ALL '));
  }

  /** False once the claim is lost. */
  async renew(kind: Pick<JobKind, 'name' | 'leaseSeconds'>, job: Key): Promise<boolean> {
    const renewed = await this.db.execute(
      `UPDATE ${kind.name} SET due_at = now() + make_interval(secs => $3) WHERE ${MINE}`,
      [job.id, job.claim, kind.leaseSeconds],
    );
    return renewed > 0;
  }

  /** Throws {@link ClaimLost}, as all that follow. */
  async write<Job extends JobEntity>(kind: JobKind<Job>, job: Key, changes: Changes<Job>): Promise<Job> {
    return this.update(kind, job, changes);
  }

  /** Lets go of it until the wait is over; what it waits for is a vendor's, or another try. */
  async release<Job extends JobEntity>(
    kind: JobKind<Job>,
    job: Key,
    afterMs: number,
    changes: Changes<Job>,
  ): Promise<void> {
    await this.update(kind, job, changes, (value) => [
      `due_at = clock_timestamp() + make_interval(secs => ${value(afterMs / 1_000)})`,
    ]);
  }

  /** As if it had never been taken. */
  async handBack<Job extends JobEntity>(kind: JobKind<Job>, job: Key, afterMs: number): Promise<void> {
    await this.update(kind, job, {}, (value) => [
      `attempt = attempt - CASE WHEN waiting THEN 0 ELSE 1 END`,
      `due_at = clock_timestamp() + make_interval(secs => ${value(afterMs / 1_000)})`,
    ]);
  }

  /** Gives the job as it has ended. At most the estimate is charged. */
  async end<Job extends JobEntity>(
    kind: JobKind<Job>,
    job: Key,
    status: 'completed' | 'failed' | 'stopped',
    cost: number | null,
    changes: Changes<Job>,
  ): Promise<Job> {
    return this.update(kind, job, changes, (value) => [
      `status = ${value(status)}`,
      `due_at = NULL`,
      ...(cost === null ? [] : [`cost = least(${value(cost)}::bigint, estimate)`]),
    ]);
  }

  private async update<Job extends JobEntity>(
    { table }: JobKind<Job>,
    { id, claim }: Key,
    changes: Changes<Job>,
    further: (value: (given: unknown) => string) => readonly string[] = () => [],
  ): Promise<Job> {
    const parameters: unknown[] = [id, claim];
    const set = table.assignments(changes, parameters).map(({ column, sql }) => `${column} = ${sql}`);
    set.push(...further((given) => `$${parameters.push(given)}`), 'updated_at = now()');
    const written = await this.db.row(
      table.shape,
      `UPDATE ${table.name} SET ${set.join(', ')} WHERE ${MINE} RETURNING ${table.shape.columns()}`,
      parameters,
    );
    if (!written) throw new ClaimLost();
    return written;
  }
}

/** A taken job is due again when its lease has run out. A look at what a vendor does is no try. */
const takingPicked = (table: string, leaseSeconds: string) => `
  UPDATE ${table} AS job SET status = 'processing', claim = claim + 1, attempt = attempt + CASE WHEN waiting THEN 0 ELSE 1 END,
    due_at = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
  FROM picked WHERE job.id = picked.id`;
