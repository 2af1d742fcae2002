import { invalid } from '@reelsheet/kernel';

const POSITION = /^\d{1,15}$/;

/**
 * Returns the position in the header `Last-Event-ID` of a stream whose event ids are positions; undefined for a new
 * reader. Throws `validation_error` for an id that no such stream has sent.
 */
export function lastPosition(lastEventId: string | string[] | undefined): number | undefined {
  if (lastEventId === undefined || lastEventId === '') return undefined;
  if (typeof lastEventId !== 'string' || !POSITION.test(lastEventId))
    throw invalid('header Last-Event-ID', 'must be the id of an event of this stream');
  return Number(lastEventId);
}
