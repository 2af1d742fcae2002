import { Injectable } from '@nestjs/common';
import { boolean, Database, double, nullable, row, text, timestamp } from '@reelsheet/platform-database';
import type { JobEntity } from '../job.entity.js';
import { ClaimLost } from '../job.errors.js';
import type { Changes, JobKind } from '../job-kind.js';

/** A job in the hands of a worker, as it was when it was taken. */
export interface ClaimedJob<Job extends JobEntity> {
  readonly job: Job;
  /** By the database's clock. */
  readonly claimedAt: Date;
}

/** Whose turn it is at a worker. */
export interface FairShare {
  /** The next claim begins after it. */
  lastKey: number;
  /** Steps under way, by whose turn they take. */
  readonly running: ReadonlyMap<number, number>;
}

/** When a kind's jobs are due. */
export interface DueJobs {
  readonly name: string;
  /** Some wait for their turn. */
  readonly isReady: boolean;
  /** Milliseconds until the moment of the next one has come; below 0 where it has. */
  readonly nextMs: number | null;
  /** The table's size as a power of four, in pages. */
  readonly size: number;
}

/** Whose turn a job takes. */
export const fairShareKeyOf = ({ fairShareBy }: Pick<JobKind, 'fairShareBy'>, job: JobEntity): number =>
  job[fairShareBy as 'organizationId'];

type Key = Pick<JobEntity, 'id' | 'claim'>;

/** Of one kind in one statement; the next ones follow at once. */
const MADE_READY = 1_000;
/** What no earlier claim of the row bears, also none of which a crash of Postgres left nothing. */
const NEW_CLAIM = '(random() * 2147483647)::integer';
/** The commit waits for no disk. */
const UNSYNCED = `set_config('synchronous_commit', 'off', true) = 'off'`;
const MINE = `id = $1 AND claim = $2 AND status = 'processing'`;
const DUE = row({ name: text(), isReady: boolean(), nextMs: nullable(double()), size: double() });
const ID = row({ id: text() });

/** Jobs as workers move them: by compare-and-set on the claim, so that whoever lost it changes nothing. */
@Injectable()
export class ClaimRepository {
  /** By table, as it was looked at last. */
  private readonly sizes = new Map<string, number>();

  constructor(private readonly db: Database) {}

  /**
   * Takes up to `most` jobs whose turn it is. The walk goes from one organization with ready jobs to the next by the first
   * entry of each in the index, past those that have their share, so its cost grows neither with the jobs that wait nor
   * with the organizations. Postgres must know how little is asked for: of a limit that it cannot read it expects a tenth
   * of all that wait, and reads and sorts the table. So each organization's part has one in numbers too, and what is
   * picked is an array, for which it looks into the index, unless the table is a handful of pages. A connection would keep
   * such a plan while thousands of jobs come, until the statistics follow: so a table of another size is asked anew.
   *
   * No step waits for the disk to have its claim: what the step writes before it does anything has the disk keep the claim
   * too. Where Postgres crashes before, the job is as it was, the next claim bears another number, and this one changes nothing.
   */
  async claim<Job extends JobEntity>(kind: JobKind<Job>, most: number, turn: FairShare): Promise<ClaimedJob<Job>[]> {
    const { name, shape } = kind.table;
    const by = kind.fairShareColumn;
    const taken = await this.db.rows(
      shape.with({ claimedAt: timestamp() }),
      `WITH RECURSIVE walk AS (
         SELECT $1::bigint AS holder, 0 AS place, false AS wrapped WHERE ${UNSYNCED}
         UNION ALL
         SELECT next.holder, place + 1, next.wrapped
         FROM walk CROSS JOIN LATERAL (
           (SELECT ${by} AS holder, walk.wrapped FROM ${name} WHERE ready AND ${by} > walk.holder ORDER BY ${by}, due_at LIMIT 1)
           UNION ALL
           (SELECT ${by} AS holder, true FROM ${name} WHERE ready AND NOT walk.wrapped ORDER BY ${by}, due_at LIMIT 1)
           LIMIT 1
         ) AS next
         WHERE NOT (next.wrapped AND next.holder > $1)
       ), turn AS MATERIALIZED (
         SELECT holder, place, room
         FROM walk CROSS JOIN LATERAL (SELECT $4::integer - coalesce(($6::integer[])[array_position($5::bigint[], holder)], 0) AS room) AS share
         WHERE place > 0 AND room > 0 LIMIT $2
       ), picked AS MATERIALIZED (
         SELECT job.id, turn.place
         FROM turn CROSS JOIN LATERAL (
           SELECT id, due_at FROM (
             SELECT id, due_at FROM ${name} AS ready WHERE ready.${by} = turn.holder AND ready
             ORDER BY due_at LIMIT ${kind.perOrganization} FOR UPDATE SKIP LOCKED
           ) AS first LIMIT least(room, (SELECT ceil($2::numeric / count(*)) FROM turn))
         ) AS job
         ORDER BY row_number() OVER (PARTITION BY turn.holder ORDER BY job.due_at), turn.place LIMIT $2
       )
       UPDATE ${name} AS job SET status = 'processing', claim = ${NEW_CLAIM}, attempt = attempt + CASE WHEN waiting THEN 0 ELSE 1 END,
         due_at = now() + make_interval(secs => $3), ready = false, updated_at = now()
       WHERE id = ANY (ARRAY(SELECT id FROM picked))
       RETURNING ${shape.columns('job')}, now() AS claimed_at /* of 4^${this.sizes.get(name) ?? 0} pages */`,
      [
        turn.lastKey,
        most,
        kind.leaseSeconds,
        kind.perOrganization,
        [...turn.running.keys()],
        [...turn.running.values()],
      ],
    );
    turn.lastKey = lastOnWalk(
      turn.lastKey,
      taken.map((job) => fairShareKeyOf(kind, job)),
    );
    return taken.map((job) => ({ job, claimedAt: job.claimedAt }));
  }

  /** One cheap statement for all of a service's tables. Claims that follow are planned for what it finds. */
  async findDue(kinds: readonly JobKind[]): Promise<DueJobs[]> {
    const queries = kinds.map(
      ({ name }) => `SELECT '${name}' AS name, EXISTS (SELECT FROM ${name} WHERE ready) AS is_ready,
        (SELECT extract(epoch FROM min(due_at) - now()) * 1000 FROM ${name} WHERE due_at IS NOT NULL AND NOT ready)::float8 AS next_ms,
        floor(log(4, greatest(pg_relation_size('${name}') / 8192, 1)))::float8 AS size`,
    );
    const all = await this.db.rows(DUE, queries.join(' UNION ALL '));
    for (const { name, size } of all) this.sizes.set(name, size);
    return all;
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

  /** Marks jobs as completed, or removes them; gives the ids of those whose claim was still held. The claim of each is found by its place. */
  async complete(
    kind: Pick<JobKind, 'name'>,
    jobs: readonly Key[],
    { forget }: { readonly forget: boolean },
  ): Promise<Set<string>> {
    const ended = await this.db.rows(
      ID,
      `${forget ? `DELETE FROM ${kind.name}` : `UPDATE ${kind.name} SET status = 'completed', due_at = NULL, ready = false, updated_at = now()`}
       WHERE id = ANY ($1) AND claim = ($2::integer[])[array_position($1, id)] AND status = 'processing' RETURNING id::text`,
      [jobs.map(({ id }) => id), jobs.map(({ claim }) => claim)],
    );
    return new Set(ended.map(({ id }) => id));
  }

  /** Of a job that has ended. */
  async remove(kind: Pick<JobKind, 'name'>, { id }: Key): Promise<void> {
    await this.db.execute(`DELETE FROM ${kind.name} WHERE id = $1`, [id]);
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

/** Walks begin after a holder of turns and end with it. */
function lastOnWalk(begin: number, ids: readonly number[]): number {
  const wrapped = ids.filter((id) => id <= begin);
  return Math.max(...(wrapped.length > 0 ? wrapped : ids.length > 0 ? ids : [begin]));
}
