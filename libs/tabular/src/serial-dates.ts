import { Temporal } from 'temporal-polyfill';

const DAY_SECONDS = 86_400;

/** Ids of built-in date formats; the ids between them are locale-dependent date formats. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49);

/** Returns whether a number format shows dates or times, ignoring literals, colors and conditions. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  return /[dmyhs]/i.test(
    code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^[\]]*\]/gi, '').replace(/general/gi, ''),
  );
}

/**
 * Converts days since the end of 1899 to ISO 8601: a date, a time, or both. Returns undefined if there is no such day.
 * Spreadsheets count 29 February 1900, which did not exist, so days before March 1900 are shifted by one.
 */
export function fromSerial(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < 2_958_466)) return undefined;
  const seconds = Math.round(serial * DAY_SECONDS);
  const [days, ofDay] = [Math.floor(seconds / DAY_SECONDS), seconds % DAY_SECONDS];
  const time = Temporal.PlainTime.from('00:00').add({ seconds: ofDay }).toString();
  if (days === 0 && !from1904) return time;
  const first = from1904 ? '1904-01-01' : days < 60 ? '1899-12-31' : '1899-12-30';
  const day = Temporal.PlainDate.from(first).add({ days }).toString();
  return ofDay === 0 ? day : `${day}T${time}`;
}
