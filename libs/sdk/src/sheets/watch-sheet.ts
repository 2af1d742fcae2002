import type { ChangesView } from '@reelsheet/client';
import type { Reelsheet } from '../reelsheet.js';

export interface WatchedSheet {
  readonly id: number;
  readonly agent_id: number | string;
  /** The organization of the agent, whose events say that the sheet has changed. */
  readonly organization_id: number;
  /** `version` of the sheet that the caller has read. */
  readonly since: number;
}

/** Kinds of events that change the content of a sheet. */
const KINDS = ['sheet', 'row', 'column', 'cell', 'layer'];

/**
 * Yields the changes of a sheet as they happen: changed rows, columns and cells with their content, from the version
 * that the caller has read. Nothing is missing after a lost connection.
 *
 * @throws {ResponseError} `resync_required`: the version is older than a day, so read the sheet again.
 */
export async function* watchSheet(
  reelsheet: Reelsheet,
  { id, agent_id, organization_id, since }: WatchedSheet,
  { signal }: { readonly signal?: AbortSignal } = {},
): AsyncGenerator<ChangesView, void, undefined> {
  const options = signal ? { signal } : {};
  let version = since;
  const events = reelsheet.organizations.events.watch({ organization_id, agent_id, kinds: KINDS }, options);
  for await (const event of events) {
    const isOfSheet = event.sheet_id === id && (event.sheet_version ?? Infinity) > version;
    // The stream begins with one of these, and says by the second that events are missing.
    if (!isOfSheet && event.kind !== 'ready' && event.kind !== 'resync') continue;
    for await (const page of reelsheet.sheets.changes.list({ id, agent_id, since: version }, options).pages()) {
      if (page.changes.length > 0) yield page;
      version = page.version;
    }
  }
}
