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

/** Whose turn it is at a worker. */
export interface Turn {
  /** The next claim begins after it. */
  organizationId: number;
  /** Steps under way, by organization. */
  readonly running: ReadonlyMap<number, number>;
}

/** When a kind's jobs are due. */
export interface Due {
  readonly name: string;
  /** Some wait for their turn. */
  readonly isReady: boolean;
  /** Milliseconds until the moment of the next one has come; below 0 where it has. */
  readonly nextMs: number | null;
}

type Key = Pick<JobEntity, 'id' | 'claim'>;

/** Of one kind in one statement; the next ones follow at once. */
const MADE_READY = 1_000;
const MINE = `id = $1 AND claim = $2 AND status = 'processing'`;
const DUE = row({ name: text(), isReady: boolean(), nextMs: nullable(double()) });

/** Jobs as workers move them: by compare-and-set on the claim, so that whoever lost it changes nothing. */
@Injectable()
export class ClaimRepository {
  constructor(private readonly db: Database) {}

  /**
   * Takes up to `most` jobs whose turn it is. The walk goes from one organization with ready jobs to the next by the first
   * entry of each in the index, past those that have their share, so its cost grows neither with the jobs that wait nor
   * with the organizations. What is picked is an array, for which Postgres always looks into the index: joined it would
   * expect a tenth of all that wait, and read the table.
   */
  async take<Job extends JobEntity>(kind: JobKind<Job>, most: number, turn: Turn): Promise<Taken<Job>[]> {
    const { name, shape } = kind.table;
    const taken = await this.db.rows(
      shape.with({ takenAt: timestamp(), place: integer() }),
      `WITH RECURSIVE walk AS (
         SELECT $1::bigint AS organization_id, 0 AS place, false AS wrapped
         UNION ALL
         SELECT next.organization_id, place + 1, next.wrapped
         FROM walk CROSS JOIN LATERAL (
           (SELECT organization_id, walk.wrapped FROM ${name} WHERE ready AND organization_id > walk.organization_id ORDER BY organization_id, due_at LIMIT 1)
           UNION ALL
           (SELECT organization_id, true FROM ${name} WHERE ready AND NOT walk.wrapped ORDER BY organization_id, due_at LIMIT 1)
           LIMIT 1
         ) AS next
         WHERE NOT (next.wrapped AND next.organization_id > $1)
       ), turn AS MATERIALIZED (
         SELECT organization_id, place, room
         FROM walk CROSS JOIN LATERAL (SELECT $4::integer - coalesce(($6::integer[])[array_position($5::bigint[], organization_id)], 0) AS room) AS share
         WHERE place > 0 AND room > 0 LIMIT $2
       ), picked AS MATERIALIZED (
         SELECT job.id, turn.place
         FROM turn CROSS JOIN LATERAL (
           SELECT id, due_at FROM ${name} AS ready WHERE ready.organization_id = turn.organization_id AND ready
           ORDER BY due_at LIMIT least(room, (SELECT ceil($2::numeric / count(*)) FROM turn)) FOR UPDATE SKIP LOCKED
         ) AS job
         ORDER BY row_number() OVER (PARTITION BY turn.organization_id ORDER BY job.due_at), turn.place LIMIT $2
       )
       UPDATE ${name} AS job SET status = 'processing', claim = claim + 1, attempt = attempt + CASE WHEN waiting THEN 0 ELSE 1 END,
         due_at = now() + make_interval(secs => $3), ready = false, updated_at = now()
       WHERE id = ANY (ARRAY(SELECT id FROM picked))
       RETURNING ${shape.columns('job')}, now() AS taken_at, (SELECT place FROM picked WHERE picked.id = job.id) AS place`,
      [
        turn.organizationId,
        most,
        kind.leaseSeconds,
        kind.perOrganization,
        [...turn.running.keys()],
        [...turn.running.values()],
      ],
    );
    const last = taken.toSorted((one, other) => one.place - other.place).at(-1);
    if (last) turn.organizationId = last.organizationId;
    return taken.map((job) => ({ job, takenAt: job.takenAt }));
  }

  /** One cheap statement for all of a service's tables. */
  async due(kinds: readonly JobKind[]): Promise<Due[]> {
    const queries = kinds.map(
      ({ name }) => `SELECT '${name}' AS name, EXISTS (SELECT FROM ${name} WHERE ready) AS is_ready,
        (SELECT extract(epoch FROM min(due_at) - now()) * 1000 FROM ${name} WHERE due_at IS NOT NULL AND NOT ready)::float8 AS next_ms`,
    );
    return this.db.rows(DUE, queries.join(' UNION ALL '));
  }

  /** Gives jobs whose moment has come, and those of workers that died, to the next turn: so many at a time, the oldest first. */
  async makeReady({ name }: Pick<JobKind, 'name'>): Promise<void> {
    await this.db.execute(
      `UPDATE ${name} SET ready = true WHERE id = ANY (ARRAY(
         SELECT id FROM ${name} WHERE due_at <= now() AND NOT ready ORDER BY due_at LIMIT ${MADE_READY} FOR UPDATE SKIP LOCKED))`,
    );
  }

  /** False once the claim is lost. */
  async renew(kind: Pick<JobKind, 'name' | 'leaseSeconds'>, job: Key): Promise<boolean> {
    const renewed = await this.db.execute(
      `UPDATE ${kind.name} SET due_at = now() + make_interval(secs => $3), ready = false WHERE ${MINE}`,
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
    await this.update(kind, job, changes, (value) => dueAfter(value(afterMs / 1_000)));
  }

  /** As if it had never been taken. */
  async handBack<Job extends JobEntity>(kind: JobKind<Job>, job: Key, afterMs: number): Promise<void> {
    await this.update(kind, job, {}, (value) => [
      `attempt = attempt - CASE WHEN waiting THEN 0 ELSE 1 END`,
      ...dueAfter(value(afterMs / 1_000)),
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
      `ready = false`,
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

const dueAfter = (seconds: string) => [
  `due_at = clock_timestamp() + make_interval(secs => ${seconds})`,
  `ready = ${seconds} <= 0`,
];
