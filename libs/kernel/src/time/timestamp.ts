const TIMESTAMP =
  /^\d{4}-(?:0\d|1[0-2])-[0-3]\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
/** The last year that has four digits in every time zone. */
const LAST_YEAR = 9998;

/** Parses ISO 8601 with date, time and zone; returns undefined for invalid times such as 30 February. */
export function parseTimestamp(text: string): Date | undefined {
  if (!TIMESTAMP.test(text) || !isDay(text.slice(0, 10))) return undefined;
  const time = new Date(text);
  return time.getUTCFullYear() <= LAST_YEAR ? time : undefined;
}

/** `Date` converts 30 February to a day in March and rejects 32 January. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
