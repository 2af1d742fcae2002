import { parseTimestamp } from '@reelsheet/kernel';
import { Temporal } from 'temporal-polyfill';

const LOCAL = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/;

/**
 * Parses an ISO 8601 time; without an offset it is local in the time zone. A local time that daylight saving skips is
 * shifted by the same amount, and of a repeated one the first occurrence counts, as for slots. Returns undefined for
 * other texts.
 */
export function localInstant(text: string, timeZone: string): Date | undefined {
  const trimmed = text.trim();
  if (!LOCAL.test(trimmed)) return parseTimestamp(trimmed);
  const isoText = trimmed.replace(' ', 'T');
  // The kernel's parser knows which days and years are valid.
  if (!parseTimestamp(`${isoText}Z`)) return undefined;
  return new Date(Temporal.PlainDateTime.from(isoText).toZonedDateTime(timeZone).epochMilliseconds);
}
