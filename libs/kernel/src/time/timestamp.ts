const TIMESTAMP =
  /^\d{4}-(?:0\d|1[0-2])-[0-3]\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/;
/** Of the year after it some zones show a fifth digit. */
const LAST_YEAR = 9998;

/** What an ISO 8601 text with day, time and zone names; undefined where that never comes, such as on 30 February. */
export function parseTimestamp(text: string): Date | undefined {
  if (!TIMESTAMP.test(text) || !isDay(text.slice(0, 10))) return undefined;
  const moment = new Date(text);
  return moment.getUTCFullYear() <= LAST_YEAR ? moment : undefined;
}

/** `Date` makes 30 February a day in March, and can't read 32 January at all. */
function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
