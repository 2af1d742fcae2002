import type { LedgerEntryKind, LedgerGroupBy } from '@reelsheet/client';
import { GROUPINGS } from './period.js';

/** The entries of the ledger that an address asks for. */
export interface LedgerSearch {
  readonly kind?: LedgerEntryKind;
  readonly from?: string;
  readonly to?: string;
  readonly zone?: string;
  readonly by?: LedgerGroupBy;
  readonly group?: string;
  /** The name of `group`. */
  readonly label?: string;
  /** The groups whose entries are left out. */
  readonly except?: readonly string[];
  readonly page?: number;
}

export const ENTRY_KINDS: readonly LedgerEntryKind[] = ['grant', 'capture', 'hold', 'release'];

/** Returns what the page of the ledger shows for a `ledger_query` of the spending. */
export function searchOfQuery(ledgerQuery: string, label: string | null = null): LedgerSearch {
  const query = new URLSearchParams(ledgerQuery);
  const except = query.getAll('except[]');
  return ledgerSearch({
    ...Object.fromEntries(['kind', 'from', 'to', 'group'].map((name) => [name, query.get(name)])),
    zone: query.get('time_zone'),
    by: query.get('group_by'),
    label,
    except,
  });
}

/** Reads what an address asks for; what it does not understand is left out. */
export function ledgerSearch(search: Record<string, unknown>): LedgerSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? { [name]: String(value) } : {};
  };
  const kind = ENTRY_KINDS.find((each) => each === search['kind']);
  const by = GROUPINGS.find((each) => each === search['by']);
  const except = Array.isArray(search['except']) ? search['except'].map(String) : [];
  const page = Number(search['page']);
  return {
    ...(kind && { kind }),
    ...text('from'),
    ...text('to'),
    ...text('zone'),
    ...(by && { by, ...text('group'), ...text('label'), ...(except.length > 0 && { except }) }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Returns the query of the API for it. */
export function queryOf({ kind, from, to, zone, by, group, except, page = 1 }: LedgerSearch) {
  return {
    page,
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...(zone && { time_zone: zone }),
    ...(by && { group_by: by }),
    ...(group && { group }),
    ...(except && { except: [...except] }),
  };
}
