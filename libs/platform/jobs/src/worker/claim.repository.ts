import { Injectable } from '@nestjs/common';
import { boolean, Database, double, nullable, row, text, timestamp } from '@reelsheet/platform-database';
import type { JobEntity } from '../job.entity.js';
import { ClaimLost } from '../job.errors.js';
import type { Changes, JobKind } from '../job-kind.js';
import { takenFrom } from './claim.sql.js';
import type { RunningSteps } from './running-steps.js';

/** A claimed job as it was when it was claimed. */
export interface ClaimedJob<Job extends JobEntity> {
  readonly job: Job;
  /** Time of the claim by the clock of the database. */
  readonly claimedAt: Date;
}

/** State of the fair distribution of a worker among shares of organizations. */
export interface FairShare {
  /** The next claim starts with the share after this one. */
  lastKey: number;
  readonly running: Pick<RunningSteps, 'byShare' | 'byTarget'>;
}

/** Due state of the jobs of a kind. */
export interface DueJobs {
  readonly name: string;
  /** True if any jobs can be claimed. */
  readonly isReady: boolean;
  /** Milliseconds until the next job is due; negative if it is overdue. */
  readonly nextMs: number | null;
  /** Size of the table in pages, as an exponent of four. */
  readonly size: number;
}

type Key = Pick<JobEntity, 'id' | 'claim'>;

/** Maximum number of due jobs that one statement makes ready. */
const MAX_MADE_READY = 1_000;
/** Random, so that it also differs from claims that were lost in a crash of Postgres. */
const NEW_CLAIM = '(random() * 2147483647)::integer';
/** Makes the commit asynchronous. */
const UNSYNCED = `set_config('synchronous_commit', 'off', true) = 'off'`;
const MINE = `id = $1 AND claim = $2 AND status = 'processing'`;
const COMPLETED = `status = 'completed', due_at = NULL, ready = false, updated_at = now()`;
const DUE = row({ name: text(), isReady: boolean(), nextMs: nullable(double()), size: double() });
const ID = row({ id: text() });

/** Writes of workers. They compare and set the claim, so a worker that lost its claim changes nothing. */
@Injectable()
export class ClaimRepository {
  /** Size of each table at the last poll. */
  private readonly sizes = new Map<string, number>();

  constructor(private readonly db: Database) {}

  /**
   * Claims up to `limit` jobs, distributed fairly. The recursive query steps from one share with ready jobs to the next
   * with one index lookup each and skips those that are used up, so its cost grows neither with the number of waiting
   * jobs nor with the number of shares.
   *
   * The planner needs literal limits: for a limit it cannot read it expects a tenth of the table and sorts it. So the limit
   * per share is a literal, and the picked ids are an array, which uses the primary key index. A cached plan made
   * for a small table would be slow after thousands of inserts, so the statement text contains the size of the table.
   *
   * The commit is asynchronous: the first write of the step also flushes the claim. If Postgres crashes before, the job
   * is unclaimed again, the next claim gets another number, and writes of this one change nothing.
   */
  async claim<Job extends JobEntity>(
    kind: JobKind<Job>,
    limit: number,
    fairShare: FairShare,
  ): Promise<ClaimedJob<Job>[]> {
    const { name, shape } = kind.table;
    const { byShare, byTarget } = fairShare.running;
    const order = kind.perTarget ? `share_id, ${kind.perTarget.column}` : 'share_id, due_at';
    const claimed = await this.db.rows(
      shape.with({ claimedAt: timestamp() }),
      `WITH RECURSIVE walk AS (
         SELECT $1::bigint AS key, 0 AS position, false AS wrapped WHERE ${UNSYNCED}
         UNION ALL
         SELECT next.key, position + 1, next.wrapped
         FROM walk CROSS JOIN LATERAL (
           (SELECT share_id AS key, walk.wrapped FROM ${name}
            WHERE ready AND share_id > walk.key ORDER BY ${order} LIMIT 1)
           UNION ALL
           (SELECT share_id AS key, true FROM ${name}
            WHERE ready AND NOT walk.wrapped ORDER BY ${order} LIMIT 1)
           LIMIT 1
         ) AS next
         WHERE NOT (next.wrapped AND next.key > $1)
       ), share AS MATERIALIZED (
         SELECT key, position, free
         FROM walk CROSS JOIN LATERAL (
           SELECT $4::integer - coalesce(($6::integer[])[array_position($5::bigint[], key)], 0) AS free
         ) AS remaining
         WHERE position > 0 AND free > 0 LIMIT $2
       ), picked AS MATERIALIZED (
         SELECT job.id, share.position
         FROM share CROSS JOIN LATERAL (
           SELECT id, due_at FROM (${takenFrom(kind)}) AS first
           LIMIT least(free, (SELECT ceil($2::numeric / count(*)) FROM share))
         ) AS job
         ORDER BY row_number() OVER (PARTITION BY share.key ORDER BY job.due_at), share.position LIMIT $2
       )
       UPDATE ${name} AS job SET status = 'processing', claim = ${NEW_CLAIM},
         attempt = attempt + CASE WHEN waiting THEN 0 ELSE 1 END,
         due_at = now() + make_interval(secs => $3), ready = false, updated_at = now()
       WHERE id = ANY (ARRAY(SELECT id FROM picked))
       RETURNING ${shape.columns('job')}, now() AS claimed_at /* of 4^${this.sizes.get(name) ?? 0} pages */`,
      [
        fairShare.lastKey,
        limit,
        kind.leaseSeconds,
        kind.perOrganization,
        [...byShare.keys()],
        [...byShare.values()],
        ...(kind.perTarget ? [[...byTarget.keys()], [...byTarget.values()]] : []),
      ],
    );
    fairShare.lastKey = lastVisitedKey(
      fairShare.lastKey,
      claimed.map(({ shareId }) => shareId),
    );
    return claimed.map((job) => ({ job, claimedAt: job.claimedAt }));
  }

  /**
   * One cheap statement for all job tables of a service. The next claims are planned for the table sizes it
   * returns.
   */
  async findDue(kinds: readonly JobKind[]): Promise<DueJobs[]> {
    const queries = kinds.map(
      ({ name }) => `SELECT '${name}' AS name, EXISTS (SELECT FROM ${name} WHERE ready) AS is_ready,
        (SELECT extract(epoch FROM min(due_at) - now()) * 1000 FROM ${name}
         WHERE due_at IS NOT NULL AND NOT ready)::float8 AS next_ms,
        floor(log(4, greatest(pg_relation_size('${name}') / 8192, 1)))::float8 AS size`,
    );
    const all = await this.db.rows(DUE, queries.join(' UNION ALL '));
    for (const { name, size } of all) this.sizes.set(name, size);
    return all;
  }

  /** Makes overdue jobs ready, including those with an expired lease: a limited number at a time, oldest first. */
  async makeReady({ name }: Pick<JobKind, 'name'>): Promise<void> {
    await this.db.execute(
      `UPDATE ${name} SET ready = true WHERE id = ANY (ARRAY(
         SELECT id FROM ${name} WHERE due_at <= now() AND NOT ready ORDER BY due_at
         LIMIT ${MAX_MADE_READY} FOR UPDATE SKIP LOCKED))`,
    );
  }

  /** Returns false if the claim is lost. */
  async renew(kind: Pick<JobKind, 'name' | 'leaseSeconds'>, job: Key): Promise<boolean> {
    const renewed = await this.db.execute(
      `UPDATE ${kind.name} SET due_at = now() + make_interval(secs => $3), ready = false WHERE ${MINE}`,
      [job.id, job.claim, kind.leaseSeconds],
    );
    return renewed > 0;
  }

  /** Throws {@link ClaimLost}, like the methods below. */
  async write<Job extends JobEntity>(kind: JobKind<Job>, job: Key, changes: Changes<Job>): Promise<Job> {
    return this.update(kind, job, changes);
  }

  /** Releases the job until the delay is over, to poll a vendor or for another attempt. */
  async release<Job extends JobEntity>(
    kind: JobKind<Job>,
    job: Key,
    afterMs: number,
    changes: Changes<Job>,
  ): Promise<void> {
    await this.update(kind, job, changes, (value) => dueAfter(value(afterMs / 1_000)));
  }

  /** Undoes the claim, including its attempt. */
  async handBack<Job extends JobEntity>(kind: JobKind<Job>, job: Key, afterMs: number): Promise<void> {
    await this.update(kind, job, {}, (value) => [
      `attempt = attempt - CASE WHEN waiting THEN 0 ELSE 1 END`,
      ...dueAfter(value(afterMs / 1_000)),
    ]);
  }

  /** Returns the ended job. The cost is limited to the estimate. */
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

  /** Completes or deletes jobs in one statement and returns the ids of those whose claim was still valid. */
  async complete(
    kind: Pick<JobKind, 'name'>,
    jobs: readonly Key[],
    { deleteRows }: { readonly deleteRows: boolean },
  ): Promise<Set<string>> {
    const ended = await this.db.rows(
      ID,
      `${deleteRows ? `DELETE FROM ${kind.name}` : `UPDATE ${kind.name} SET ${COMPLETED}`}
       WHERE id = ANY ($1) AND claim = ($2::integer[])[array_position($1, id)] AND status = 'processing'
       RETURNING id::text`,
      [jobs.map(({ id }) => id), jobs.map(({ claim }) => claim)],
    );
    return new Set(ended.map(({ id }) => id));
  }

  /** Deletes an ended job. */
  async remove(kind: Pick<JobKind, 'name'>, { id }: Key): Promise<void> {
    await this.db.execute(`DELETE FROM ${kind.name} WHERE id = $1`, [id]);
  }

  private async update<Job extends JobEntity>(
    { table }: JobKind<Job>,
    { id, claim }: Key,
    changes: Changes<Job>,
    moreAssignments: (value: (parameter: unknown) => string) => readonly string[] = () => [],
  ): Promise<Job> {
    const parameters: unknown[] = [id, claim];
    const set = table.assignments(changes, parameters).map(({ column, sql }) => `${column} = ${sql}`);
    set.push(...moreAssignments((parameter) => `$${parameters.push(parameter)}`), 'updated_at = now()');
    const updated = await this.db.row(
      table.shape,
      `UPDATE ${table.name} SET ${set.join(', ')} WHERE ${MINE} RETURNING ${table.shape.columns()}`,
      parameters,
    );
    if (!updated) throw new ClaimLost();
    return updated;
  }
}

const dueAfter = (seconds: string) => [
  `due_at = clock_timestamp() + make_interval(secs => ${seconds})`,
  `ready = ${seconds} <= 0`,
];

/** Returns the last key visited by a query that started after `begin` and wrapped around at the end. */
function lastVisitedKey(begin: number, ids: readonly number[]): number {
  const wrapped = ids.filter((id) => id <= begin);
  return Math.max(...(wrapped.length > 0 ? wrapped : ids.length > 0 ? ids : [begin]));
}
