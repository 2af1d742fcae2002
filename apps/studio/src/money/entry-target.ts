import type { LedgerEntryView } from '@reelsheet/client';
import type { PageTarget } from '../app/page-link.js';

const RUN = /^run:(?<run>[\w-]+)$/;

/** Returns the page of what an entry of the ledger was for; undefined if there is none, as for a grant. */
export function targetOfEntry(
  entry: Pick<LedgerEntryView, 'reference' | 'agent_id' | 'sheet_id'>,
): PageTarget | undefined {
  const { reference, agent_id: agent, sheet_id: sheet } = entry;
  const run = RUN.exec(reference)?.groups?.['run'];
  if (run !== undefined) return { page: 'run', run };
  if (agent === null) return undefined;
  return sheet === null
    ? { page: 'agent', agent: String(agent) }
    : { page: 'sheet', agent: String(agent), sheet: String(sheet) };
}
