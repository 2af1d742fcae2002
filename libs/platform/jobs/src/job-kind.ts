import type { EventContract } from '@reelsheet/contracts';
import { columnNameOf, EntityTable, type ColumnValues } from '@reelsheet/platform-database';
import type { JobEntity } from './job.entity.js';

/** A kind of job, as data. */
export interface JobKindOptions<Job extends JobEntity, Event extends EventContract = EventContract> {
  readonly entity: new () => Job;
  /** Steps that one worker takes at a time. */
  readonly concurrency?: number;
  /** How many of them may be one organization's, so that others find a place; half of them where absent. */
  readonly perOrganization?: number;
  /** The column by which jobs take turns, and so whose share `perOrganization` is, where it is not their organization. */
  readonly fairShareBy?: keyof Job & string;
  /** Jobs of one organization that may be open at a time, waiting or under way; an order beyond is refused. */
  readonly maxOpen?: number;
  /** Somebody may watch its jobs: each move is told on the bus. */
  readonly watched?: boolean;
  /** How long a worker may be silent before another takes its job. */
  readonly leaseSeconds?: number;
  /** Tries for what may be tried again. */
  readonly attempts?: number;
  /** Waits before the second try, the third and so on; the last one again where there are more. */
  readonly backOffMs?: readonly number[];
  /** The column that tells jobs of this kind apart in metrics, and its values. */
  readonly variants?: { readonly of: keyof Job & string; readonly values: readonly string[] };
  /** What is announced when a job ends, all with one payload. */
  readonly events?: {
    readonly contracts: Partial<Record<'completed' | 'failed' | 'stopped', Event>>;
    payload(job: Job): unknown;
  };
}

export interface JobKind<Job extends JobEntity = JobEntity> extends Required<
  Omit<JobKindOptions<Job>, 'events' | 'fairShareBy' | 'variants'>
> {
  readonly variants?: { readonly of: string; readonly values: readonly string[] };
  readonly fairShareBy: string;
  /** The name of that column. */
  readonly fairShareColumn: string;
  /** Its table, which also begins its ledger references and live topics. */
  readonly name: string;
  readonly table: EntityTable<Job>;
  readonly events?: JobKindOptions<Job>['events'];
}

export type Changes<Job extends JobEntity> = ColumnValues<Omit<Job, 'id' | 'claim' | 'status'>>;

const DEFAULTS = {
  concurrency: 4,
  fairShareBy: 'organizationId',
  maxOpen: Infinity,
  watched: false,
  leaseSeconds: 30,
  attempts: 3,
  backOffMs: [1_000, 5_000],
};

/** By which the worker finds the step of a kind. */
export const JOB_KIND = 'reelsheet:job-kind';

export function jobKind<Job extends JobEntity>(options: JobKindOptions<Job>): JobKind<Job> {
  const table = new EntityTable(options.entity);
  const { concurrency = DEFAULTS.concurrency } = options;
  const kind = { ...DEFAULTS, perOrganization: Math.ceil(concurrency / 2), ...options };
  return { ...kind, name: table.name, table, fairShareColumn: columnNameOf(kind.fairShareBy) };
}

/** What the ledger calls a job. */
export const creditReference = ({ name }: Pick<JobKind, 'name'>, id: number | string): string => `${name}:${id}`;
