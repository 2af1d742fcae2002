import { invalid } from '@reelsheet/kernel';
import { ATTENTION_KINDS, type AttentionKind, type AttentionPosition } from './attention.js';

const SINCE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
const ITEM_ID = /^[0-9a-f-]{1,36}$/;

/** Maximum length of a cursor, in characters. */
export const MAX_CURSOR = 200;

export const toCursor = ({ since, kind, itemId }: AttentionPosition): string =>
  Buffer.from([since, kind, itemId].join(' ')).toString('base64url');

/** Throws `validation_error` for a text that is no cursor. */
export function fromCursor(cursor: string): AttentionPosition {
  const [since = '', kind = '', itemId = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isKind = (ATTENTION_KINDS as readonly string[]).includes(kind);
  if (!SINCE.test(since) || Number.isNaN(Date.parse(since)) || !isKind || !ITEM_ID.test(itemId))
    throw invalid('cursor', 'must be the next_cursor of a page');
  return { since, kind: kind as AttentionKind, itemId };
}
