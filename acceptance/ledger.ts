import { dataOf, type StatementView } from '@reelsheet/client';
import type { Fleet } from './fleet.js';

export type Ledger = StatementView;

/** Returns the demo organization's whole ledger, all pages of it. */
export async function readLedger(fleet: Fleet): Promise<Ledger> {
  const { base } = fleet.clients;
  const path = { organization_id: fleet.file.organization_id };
  const entries: Ledger['entries'][number][] = [];
  for (let page = 1; ; page += 1) {
    const params = { path, query: { page } };
    const statement = await dataOf(base.credits.get(params));
    entries.push(...statement.entries);
    if (statement.entries.length === 0) return { ...statement, entries };
  }
}

/** Returns the sum of all entries of a kind in millionths of a credit, which is exact. */
export function sum({ entries }: Ledger, kind: string): number {
  return entries
    .filter((entry) => entry.kind === kind)
    .reduce((total, { amount }) => total + Math.round(amount * 1e6), 0);
}

/** Returns references that were captured more than once. */
export function chargedTwice({ entries }: Ledger): string[] {
  const references = entries.filter(({ kind }) => kind === 'capture').map(({ reference }) => reference);
  return references.filter((reference, index) => references.indexOf(reference) !== index);
}
