import { Temporal } from 'temporal-polyfill';

/** Temporal alone would also take a leap second, a year of six digits, and zones in brackets. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
/** Of the year after it some zones show a fifth digit. */
const LAST_YEAR = 9998;

/** What an ISO 8601 text with day, time and zone names. Undefined where that never comes: `Date` makes 30 February a day in March. */
export function readMoment(text: string): Date | undefined {
  if (!MOMENT.test(text)) return undefined;
  try {
    const moment = new Date(Temporal.Instant.from(text).epochMilliseconds);
    return moment.getUTCFullYear() <= LAST_YEAR ? moment : undefined;
  } catch {
    return undefined;
  }
}
