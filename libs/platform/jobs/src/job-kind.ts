import type { EventContract } from '@reelsheet/contracts';
import { columnNameOf, EntityTable, type ColumnValues } from '@reelsheet/platform-database';
import type { JobEntity } from './job.entity.js';

/** Configuration of a kind of job. */
export interface JobKindOptions<Job extends JobEntity, Event extends EventContract = EventContract> {
  readonly entity: new () => Job;
  /** Maximum number of steps that one worker runs at a time; default 4. */
  readonly concurrency?: number;
  /** Maximum number of these steps per share of organizations; default half of `concurrency`. */
  readonly perOrganization?: number;
  /**
   * Limits the steps of a worker for one value of a property, for example for one receiver, so that the others of a
   * share go on. Its column must be an integer, and {@link JobTable} and `jobTargets` must name it.
   */
  readonly perTarget?: { readonly of: keyof Job & string; readonly max: number };
  /** Maximum number of open jobs of one organization; further jobs are rejected with `too_many_jobs`. */
  readonly maxOpen?: number;
  /** Publishes each change of a job on the bus, for `Jobs.watch`. */
  readonly watched?: boolean;
  /** Seconds without a renewal after which another worker claims the job. */
  readonly leaseSeconds?: number;
  /** Maximum number of attempts. */
  readonly attempts?: number;
  /** Delays before the second attempt, the third and so on; the last one repeats. */
  readonly backOffMs?: readonly number[];
  /** Property that becomes the label `variant` of metrics, and its possible values. */
  readonly variants?: { readonly of: keyof Job & string; readonly values: readonly string[] };
  /** Events that are published when a job ends; all have the same payload. */
  readonly events?: {
    readonly contracts: Partial<Record<'completed' | 'failed' | 'stopped', Event>>;
    payload(job: Job): unknown;
  };
}

export interface JobKind<Job extends JobEntity = JobEntity> extends Required<
  Omit<JobKindOptions<Job>, 'events' | 'perTarget' | 'variants'>
> {
  readonly variants?: { readonly of: string; readonly values: readonly string[] };
  readonly perTarget?: { readonly of: string; readonly column: string; readonly max: number };
  /** Name of its table, and prefix of its ledger references and live topics. */
  readonly name: string;
  readonly table: EntityTable<Job>;
  readonly events?: JobKindOptions<Job>['events'];
}

export type Changes<Job extends JobEntity> = ColumnValues<Omit<Job, 'id' | 'claim' | 'status' | 'shareId'>>;

const DEFAULTS = {
  concurrency: 4,
  maxOpen: Infinity,
  watched: false,
  leaseSeconds: 30,
  attempts: 3,
  backOffMs: [1_000, 5_000],
};

/** Metadata key by which the worker discovers the step of a kind. */
export const JOB_KIND = 'reelsheet:job-kind';

export function jobKind<Job extends JobEntity>(options: JobKindOptions<Job>): JobKind<Job> {
  const table = new EntityTable(options.entity);
  const { concurrency = DEFAULTS.concurrency, perTarget: target } = options;
  const perTarget = target && { ...target, column: columnNameOf(target.of) };
  const kind = { ...DEFAULTS, perOrganization: Math.ceil(concurrency / 2), ...options, perTarget };
  return { ...kind, name: table.name, table };
}

/** Returns the reference of a job in the ledger. */
export const creditReference = ({ name }: Pick<JobKind, 'name'>, id: number | string): string => `${name}:${id}`;
