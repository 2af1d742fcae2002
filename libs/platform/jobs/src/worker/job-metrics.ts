import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Database, double, row, text } from '@reelsheet/platform-database';
import { initializeCounter, Metrics, type GaugeReading } from '@reelsheet/platform-telemetry';
import { discoverProviders } from '@reelsheet/platform-hooks';
import type { JobEntity } from '../job.entity.js';
import { JOB_KIND, type JobKind } from '../job-kind.js';
import { JOBS_OPTIONS, type JobsOptions } from '../jobs-options.js';
import { TASK_KIND, type TaskKind } from '../tasks/task-kind.js';
import { TASKS } from '../tasks/task.job.js';

const ENDINGS = ['completed', 'failed', 'stopped'];
/**
 * `ready` waits for a worker, `processing` has one or is between attempts, `waiting` is at a vendor, `scheduled` is
 * not due yet.
 */
const STATES = ['ready', 'processing', 'waiting', 'scheduled'] as const;
/** Label value for kinds without variants. */
const ALL_VARIANTS = 'all';

const OPEN = row({ kind: text(), state: text(), jobs: double(), oldest: double() });

/** Metrics of ended jobs and, in the worker, of open jobs. */
@Injectable()
export class JobMetrics implements OnApplicationBootstrap {
  constructor(
    @Inject(JOBS_OPTIONS) private readonly options: JobsOptions,
    private readonly discovery: DiscoveryService,
    private readonly db: Database,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const { jobs, failedJobAttempts } = this.metrics;
    const kinds = discoverProviders<JobKind, unknown>(this.discovery, JOB_KIND).map(([kind]) => kind);
    for (const kind of kinds) {
      initializeCounter(jobs, { kind: [kind.name], variant: this.variantsOf(kind), outcome: ENDINGS });
      initializeCounter(failedJobAttempts, { kind: [kind.name] });
    }
    if (this.options.runsJobs && kinds.length > 0) this.registerOpenJobs(kinds);
  }

  ended<Job extends JobEntity>(kind: JobKind<Job>, job: Job, milliseconds: number): void {
    const variant = variantOf(kind, job);
    this.metrics.jobs.inc({ kind: kind.name, variant, outcome: job.status });
    this.metrics.jobSeconds.observe({ kind: kind.name, variant }, milliseconds / 1_000);
  }

  attemptFailed({ name }: Pick<JobKind, 'name'>): void {
    this.metrics.failedJobAttempts.inc({ kind: name });
  }

  private variantsOf({ name, variants }: JobKind): readonly string[] {
    if (name !== TASKS.name) return variants?.values ?? [ALL_VARIANTS];
    return discoverProviders<TaskKind<object>, unknown>(this.discovery, TASK_KIND).map(([task]) => task.name);
  }

  private registerOpenJobs(kinds: readonly JobKind[]): void {
    const names = kinds.map(({ name }) => name);
    let reading: Promise<Map<string, { jobs: number; oldest: number }>> | undefined;
    const read = async (value: 'jobs' | 'oldest'): Promise<GaugeReading[]> => {
      const open = await (reading ??= this.open(names).finally(() => (reading = undefined)));
      return names.flatMap((kind) =>
        STATES.map((state) => ({ labels: { kind, state }, value: open.get(`${kind} ${state}`)?.[value] ?? 0 })),
      );
    };
    this.metrics.gauge('jobs_open', 'Open jobs', ['kind', 'state'], () => read('jobs'));
    this.metrics.gauge(
      'jobs_oldest_seconds',
      'Time since the oldest open job became ready, or since it started if it is not ready',
      ['kind', 'state'],
      () => read('oldest'),
    );
  }

  /** Uses the partial indexes of open jobs, so its cost depends on the number of open jobs only. */
  private async open(names: readonly string[]): Promise<Map<string, { jobs: number; oldest: number }>> {
    const queries = names.map(
      (name) => `SELECT '${name}' AS kind, named.state, count(*)::float8 AS jobs,
          coalesce(greatest(extract(epoch FROM now() - min(begun.since)), 0), 0)::float8 AS oldest
        FROM (SELECT * FROM ${name} WHERE ready
              UNION ALL SELECT * FROM ${name} WHERE due_at IS NOT NULL AND NOT ready) AS job
        CROSS JOIN LATERAL (SELECT CASE WHEN ready OR due_at <= now() THEN 'ready' WHEN waiting THEN 'waiting'
          WHEN status = 'pending' THEN 'scheduled' ELSE 'processing' END) AS named (state)
        CROSS JOIN LATERAL (SELECT CASE named.state WHEN 'ready' THEN due_at WHEN 'scheduled' THEN NULL
          ELSE begun_at END) AS begun (since)
        GROUP BY named.state`,
    );
    const rows = await this.db.rows(OPEN, queries.join(' UNION ALL '));
    return new Map(rows.map(({ kind, state, ...values }) => [`${kind} ${state}`, values]));
  }
}

function variantOf<Job extends JobEntity>({ variants }: JobKind<Job>, job: Job): string {
  return variants ? String(job[variants.of as keyof Job]) : ALL_VARIANTS;
}
