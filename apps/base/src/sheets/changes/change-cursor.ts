import { invalid } from '@reelsheet/kernel';
import type { LogPosition } from './change-log.repository.js';

/** The position at which the next page begins. */
export interface ChangeCursor extends LogPosition {
  /** True when rows or columns were created, moved or deleted on an earlier page. */
  readonly isReordered: boolean;
}

/** Higher than the number of every record. */
const AFTER_ALL_RECORDS = 2 ** 31 - 1;
const FORM = /^(\d{1,15})\.(\d{1,9})\.([01])$/;

/** The position behind all changes of a version. */
export const behindVersion = (version: number): ChangeCursor => ({
  version,
  record: AFTER_ALL_RECORDS,
  isReordered: false,
});

export const writeCursor = ({ version, record, isReordered }: ChangeCursor): string =>
  `${version}.${record}.${Number(isReordered)}`;

/** Throws `validation_error` for a text that {@link writeCursor} has not written. */
export function readCursor(text: string): ChangeCursor {
  const [, version, record, isReordered] = FORM.exec(text) ?? [];
  if (version === undefined) throw invalid('cursor', 'is not the next_cursor of a response');
  return { version: Number(version), record: Number(record), isReordered: isReordered === '1' };
}
