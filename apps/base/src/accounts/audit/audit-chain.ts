/** What the signatures of the log are for: keys derived for one thing say nothing about another. */
export const ENTRY_PURPOSE = 'audit entry';
export const CHAIN_PURPOSE = 'audit chain';

/** What of an entry is signed. */
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

/** An entry and the hash of the one before it as the text that is signed. */
export function entryText(previous: Buffer, entry: ChainedEntry): string {
  const { organizationId, position, action, target, detail, userId, keyId, address, requestId, at } = entry;
  const details = Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1));
  const what = [action, target, details, userId, keyId, address, requestId, at.toISOString()];
  return JSON.stringify([previous.toString('hex'), organizationId, position, ...what]);
}

/** The end of a chain as the text that is signed: nothing stands behind this entry. */
export function chainText(organizationId: number, position: number, hash: Buffer): string {
  return JSON.stringify([organizationId, position, hash.toString('hex')]);
}
