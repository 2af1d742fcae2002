/**
 * Purposes of the signatures in the log. Each purpose has a key derived for it, so one signature cannot replace
 * another.
 */
export const ENTRY_PURPOSE = 'audit entry';
export const CHAIN_PURPOSE = 'audit chain';
export const START_PURPOSE = 'audit chain start';

/** The signed part of an entry. */
export interface ChainedEntry {
  readonly organizationId: number;
  readonly position: number;
  readonly action: string;
  readonly target: string | null;
  readonly detail: Readonly<Record<string, string | number>>;
  readonly userId: number | null;
  readonly keyId: number | null;
  readonly address: string | null;
  readonly requestId: string | null;
  readonly at: Date;
}

/** Returns the text to sign for an entry: the hash of the previous entry and the entry itself. */
export function entryText(previous: Buffer, entry: ChainedEntry): string {
  const { organizationId, position, action, target, detail, userId, keyId, address, requestId, at } = entry;
  const details = Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1));
  const what = [action, target, details, userId, keyId, address, requestId, at.toISOString()];
  return JSON.stringify([previous.toString('hex'), organizationId, position, ...what]);
}

/**
 * Returns the text to sign for the end of a chain, which proves that no later entry was removed, and for its start,
 * which proves that the entries before were removed because of their age.
 */
export function chainText(organizationId: number, position: number, hash: Buffer): string {
  return JSON.stringify([organizationId, position, hash.toString('hex')]);
}
