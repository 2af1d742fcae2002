import type { Fleet } from './fleet.js';

export interface Book {
  readonly balance: number;
  readonly held: number;
  readonly available: number;
  readonly entries: readonly { readonly kind: string; readonly amount: number; readonly reference: string }[];
}

/** The demo organization's whole ledger, every page of it. */
export async function readBook(fleet: Fleet): Promise<Book> {
  const { base_url, organization_id, api_key } = fleet.file;
  const entries: Book['entries'][number][] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await fleet.call('GET', `${base_url}/organizations/${organization_id}/credits?page=${page}`, {
      key: api_key,
    });
    entries.push(...body.entries);
    if (body.entries.length === 0) return { ...body, entries };
  }
}

/** Sum of a kind of entries, in millionths so that it is exact. */
export function sum({ entries }: Book, kind: string): number {
  return entries
    .filter((entry) => entry.kind === kind)
    .reduce((total, { amount }) => total + Math.round(amount * 1e6), 0);
}

/** References that were captured more than once. */
export function chargedTwice({ entries }: Book): string[] {
  const references = entries.filter(({ kind }) => kind === 'capture').map(({ reference }) => reference);
  return references.filter((reference, index) => references.indexOf(reference) !== index);
}
