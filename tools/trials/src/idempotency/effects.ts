import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@reelsheet/contracts';
import { request } from '@reelsheet/testing/request';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from '../support/database.js';
import type { Scene } from './scene.js';

const POLL_INTERVAL_MS = 250;
/** Time within which counts no longer change after the jobs of requests have ended. */
const QUIET_WITHIN_MS = 20_000;

/**
 * Tables whose rows come and go with time, with messages or with the work of jobs, that of kept answers, the compared
 * states of cells and posts, and `media_address`, to which the first withdrawal of an address also adds the earlier
 * ones.
 */
const RESTLESS = [
  'credit_hold',
  'fair_share',
  'idempotent_answer',
  'inbox',
  'input_change',
  'media_address',
  'outbox',
  'post_node',
  'rate_limit',
  'sheet_change_marker',
  'sheet_node',
  'task',
  'vendor_rate',
  'vendor_slot',
];

/** Number of rows by table, and of calls by vendor. */
export type Counts = Readonly<Record<string, number>>;

interface VendorCall {
  readonly id: number;
  readonly vendor: string;
  readonly method: string;
  readonly status: number;
  readonly replay: boolean;
}

/** Counts what requests change: the rows of all services, and what vendors were asked to make. */
export class Effects {
  private lastCall = 0;
  private readonly calls: Record<string, number> = {};

  constructor(
    private readonly fleet: OwnFleet,
    private readonly scene: Scene,
  ) {}

  /** Waits until the jobs that requests have started have ended and nothing changes, and returns the counts. */
  async atRest(): Promise<Counts> {
    await this.scene.untilJobsEnd();
    const startedAt = performance.now();
    let counts = await this.count();
    for (;;) {
      await sleep(POLL_INTERVAL_MS);
      const later = await this.count();
      if (Object.keys(changesOf(counts, later)).length === 0 || performance.now() - startedAt > QUIET_WITHIN_MS)
        return later;
      counts = later;
    }
  }

  private async count(): Promise<Counts> {
    await this.readCalls();
    return { ...this.calls, ...(await countRows(this.fleet)) };
  }

  /** Counts the new calls with which vendors made something. */
  private async readCalls(): Promise<void> {
    const { body } = await request<VendorCall[]>('GET', `${this.fleet.file.sandbox_url}/log?after=${this.lastCall}`);
    for (const { vendor, method, status, replay } of body)
      if (method !== 'GET' && !replay && status >= 200 && status < 300)
        this.calls[`calls of ${vendor}`] = (this.calls[`calls of ${vendor}`] ?? 0) + 1;
    this.lastCall = body.at(-1)?.id ?? this.lastCall;
  }
}

/** Returns by how much each count has changed. */
export function changesOf(before: Counts, after: Counts): Counts {
  const changes = Object.keys(after).map((table) => [table, after[table]! - (before[table] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Describes the counts that changed in the direction of one request, but by more. */
export function moreThan(one: Counts, changes: Counts): string[] {
  return Object.entries(one)
    .filter(([table, count]) => (changes[table] ?? 0) / count > 1)
    .map(([table, count]) => `${table}: ${changes[table]} instead of ${count}`);
}

/** Describes the counts that changed in the direction of one request, although nothing was to change. */
export function changedLike(one: Counts, changes: Counts): string[] {
  return Object.entries(one)
    .filter(([table, count]) => (changes[table] ?? 0) / count > 0)
    .map(([table]) => `${table}: ${changes[table]} instead of none`);
}

async function countRows(fleet: OwnFleet): Promise<Counts> {
  const tables = await queryRows<{ name: string }>(
    fleet,
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema = ANY($1) AND table_type = 'BASE TABLE' AND table_name <> ALL($2)`,
    [SERVICES, RESTLESS],
  );
  const counts = tables.map(({ name }) => `(SELECT count(*)::integer FROM ${name}) AS "${name}"`);
  return (await queryRows<Record<string, number>>(fleet, `SELECT ${counts.join(', ')}`))[0]!;
}
