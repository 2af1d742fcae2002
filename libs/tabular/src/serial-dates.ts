import { Temporal } from 'temporal-polyfill';

const DAY_SECONDS = 86_400;

/** Numbers of formats that need no code; the others between them differ from language to language and are dates as well. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49);

/** Whether a number format shows days or times; texts, colours and conditions in its code count for nothing. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  return /[dmyhs]/i.test(
    code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '').replace(/general/gi, ''),
  );
}

/**
 * Days since the end of 1899 as ISO 8601: a day, a time of day, or both. Undefined where there is no such day.
 * The 29 February 1900, which spreadsheets count and which never was, is why days before March of that year lie one further.
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
