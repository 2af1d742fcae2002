import type { LedgerEntryView } from '@reelsheet/client';

/** Page of the studio that shows what an entry of the ledger was for. */
export type EntryTarget =
  | { readonly page: 'sheet'; readonly agent: string; readonly sheet: string }
  | { readonly page: 'agent'; readonly agent: string }
  | { readonly page: 'run'; readonly run: string };

const RUN = /^run:(?<run>[\w-]+)$/;

/** Undefined for what the studio has no page of, such as a grant. */
export function targetOfEntry(
  entry: Pick<LedgerEntryView, 'reference' | 'agent_id' | 'sheet_id'>,
): EntryTarget | undefined {
  const { reference, agent_id: agent, sheet_id: sheet } = entry;
  const run = RUN.exec(reference)?.groups?.['run'];
  if (run !== undefined) return { page: 'run', run };
  if (agent === null) return undefined;
  return sheet === null
    ? { page: 'agent', agent: String(agent) }
    : { page: 'sheet', agent: String(agent), sheet: String(sheet) };
}
