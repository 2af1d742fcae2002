import { choices, type Micro } from '@reelsheet/kernel';
import type { DayPeriod } from './period.js';

const WORK_GROUPS = {
  agent: 'agents; a group is an id',
  sheet: 'sheets whose cells were generated or rendered; a group is an id',
  kind: 'what was paid for; a group is a type of generation, `render`, `monitoring`, `watchlist`, `backup` or `run`',
  model: 'models of generations; a group is a model',
  network: 'networks that were scraped; a group is a platform',
} as const;

/** Groups of work, which the ledger can be limited to. */
export const LEDGER_GROUPS = choices('Groups of the ledger (`group_by`)', WORK_GROUPS);

export const SPENDING_GROUPS = choices('Groups of spending (`group_by`)', {
  day: 'local days of `time_zone`; a group is a date',
  ...WORK_GROUPS,
});
export type SpendingGroup = (typeof SPENDING_GROUPS)[number];

/** The group of entries that concern nothing of the sort, such as a render, which has no model. */
export const NONE = 'none';
/** The group of entries whose work is stored by another service, or is stored no longer. */
export const UNKNOWN = 'unknown';
/** The row of all groups that are not listed one by one. */
export const OTHER = 'other';

export interface SpentGroup {
  /** Undefined for all groups that are not listed one by one. */
  readonly group?: string;
  /** The name of an agent or the title of a sheet. */
  readonly label: string | null;
  readonly amount: Micro;
  /** Number of captures. */
  readonly entries: number;
}

export interface Spending {
  readonly groupBy: SpendingGroup;
  readonly period: DayPeriod;
  readonly groups: readonly SpentGroup[];
}

/** Limits the entries of the ledger that are listed. */
export interface LedgerFilter {
  readonly kind?: string;
  readonly period?: DayPeriod;
  readonly groupBy?: Exclude<SpendingGroup, 'day'>;
  readonly group?: string;
  readonly except?: readonly string[];
}

/** Returns the query with which the ledger lists the captures of a group. */
export function ledgerQueryOf({ groupBy, period, groups }: Spending, { group }: SpentGroup): string {
  const { from, to, timeZone } = period;
  const query = new URLSearchParams({ kind: 'capture', from, to, time_zone: timeZone });
  if (groupBy === 'day') {
    query.set('from', group!);
    query.set('to', group!);
  } else {
    query.set('group_by', groupBy);
    if (group !== undefined) query.set('group', group);
    else for (const { group: listed } of groups) if (listed !== undefined) query.append('except[]', listed);
  }
  return query.toString();
}
