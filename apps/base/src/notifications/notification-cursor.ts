import { invalid, parseId } from '@reelsheet/kernel';
import type { NotificationPosition } from './notification.repository.js';

const HAPPENED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

/** Maximum length of a cursor of notifications, in characters. */
export const MAX_NOTIFICATION_CURSOR = 100;

export const toCursor = ({ happenedAt, id }: NotificationPosition): string =>
  Buffer.from(`${happenedAt} ${id}`).toString('base64url');

/** Throws `validation_error` for a text that is no cursor. */
export function fromCursor(cursor: string): NotificationPosition {
  const [happenedAt = '', written] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const id = parseId(written);
  if (!HAPPENED.test(happenedAt) || Number.isNaN(Date.parse(happenedAt)) || id === undefined)
    throw invalid('cursor', 'must be the next_cursor of a page');
  return { happenedAt, id };
}
