import type pg from 'pg';
import { cpuSecondsOfTree } from '../process-usage.js';

export type ProcessGroup = 'services' | 'workers' | 'Postgres' | 'NATS';
export const GROUPS: readonly ProcessGroup[] = ['services', 'workers', 'Postgres', 'NATS'];

export interface Usage {
  /** Seconds of processor time. */
  readonly processor: Readonly<Record<ProcessGroup, number>>;
  /** Size of the database, and bytes that were written to its write-ahead log. */
  readonly stored: number;
  readonly logged: number;
}

/** Returns the role of a process; undefined for the simulated vendors. */
const groupOf = (name: string): ProcessGroup | undefined => {
  if (name === 'postgres') return 'Postgres';
  if (name === 'nats') return 'NATS';
  if (name.endsWith('-worker')) return 'workers';
  return name === 'sandbox' ? undefined : 'services';
};

/** Returns the resources that the processes, by name, have used so far. */
export async function usage(pids: Readonly<Record<string, number>>, database: pg.Client): Promise<Usage> {
  const processor: Record<ProcessGroup, number> = { services: 0, workers: 0, Postgres: 0, NATS: 0 };
  for (const [name, pid] of Object.entries(pids)) {
    const group = groupOf(name);
    if (group) processor[group] += cpuSecondsOfTree(pid);
  }
  const { rows } = await database.query<Omit<Usage, 'processor'>>(
    `SELECT pg_database_size(current_database())::float AS stored, (pg_current_wal_lsn() - '0/0')::float AS logged`,
  );
  return { processor, ...rows[0]! };
}

/** Average resources of one act. */
export interface Cost {
  /** Milliseconds of processor time. */
  readonly processor: Readonly<Record<ProcessGroup, number>>;
  readonly all: number;
  readonly stored: number;
  readonly logged: number;
}

export function costOf(before: Usage, after: Usage, times: number): Cost {
  const each = (of: (usage: Usage) => number) => (of(after) - of(before)) / times;
  const entries = GROUPS.map((group) => [group, each(({ processor }) => processor[group]) * 1_000] as const);
  return {
    processor: Object.fromEntries(entries) as Record<ProcessGroup, number>,
    all: entries.reduce((sum, [, ms]) => sum + ms, 0),
    stored: each(({ stored }) => stored),
    logged: each(({ logged }) => logged),
  };
}
