import { invalid } from '@reelsheet/kernel';
import qs from 'qs';
import { BOUNDS } from './body-limits.js';

const BEYOND_ASCII = /[^\x20-\x7e]/;

/** Parses bracketed names to nested objects. Never throws; {@link rejectMisreadQuery} reports invalid queries. */
export const parseQuery = (text: string): unknown => qs.parse(text, BOUNDS);

/** Parses bracketed names to nested objects. Throws 422 above the limits, and for input that would be misread. */
export function parseForm(text: string, decoder?: qs.IParseOptions['decoder']): unknown {
  rejectMisread('body', text);
  try {
    return qs.parse(text, { ...BOUNDS, strictDepth: true, decoder });
  } catch (error) {
    throw error instanceof RangeError
      ? invalid('body', `must not be nested deeper than ${BOUNDS.depth} levels`)
      : error;
  }
}

/** Throws 422 for an address whose query would be read differently than it was sent. */
export function rejectMisreadQuery(url: string): void {
  const start = url.indexOf('?');
  if (start === -1) return;
  const query = url.slice(start + 1);
  if (BEYOND_ASCII.test(query)) throw invalid('query', 'must be percent-encoded');
  rejectMisread('query', query);
}

/** Invalid UTF-8 would stay percent-encoded, and input above the limits would be dropped. */
function rejectMisread(name: string, text: string): void {
  try {
    decodeURIComponent(text);
  } catch {
    throw invalid(name, 'must be percent-encoded UTF-8');
  }
  if (text.split('&', BOUNDS.parameterLimit + 1).length > BOUNDS.parameterLimit)
    throw invalid(name, `must hold at most ${BOUNDS.parameterLimit} parameters`);
}
