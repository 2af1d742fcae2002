import { invalid, parseTimestamp } from '@reelsheet/kernel';
import { Temporal } from 'temporal-polyfill';

const OFFSET = /^[+-]?\d{1,2}(\.\d{1,2})?$/;
const WIDEST_OFFSET_HOURS = 14;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The time zone that an `X-Timezone-Offset` in hours names, for example `+05:30` for `5.5`; undefined where absent. */
export function zoneFrom(offset: string | undefined): string | undefined {
  if (offset === undefined || offset === '') return undefined;
  const hours = OFFSET.test(offset) ? Number(offset) : Number.NaN;
  if (!(Math.abs(hours) <= WIDEST_OFFSET_HOURS))
    throw invalid('X-Timezone-Offset', 'must be a number of hours from -14 to 14');
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** ISO 8601 with the zone's offset, without fractions of a second. */
export function inZone(moment: Date, timeZone: string): string {
  return localTime(moment, timeZone).toString({ timeZoneName: 'never', fractionalSecondDigits: 0 });
}

export interface Period {
  /** First moment. */
  readonly from: Date;
  /** First moment after it. */
  readonly until: Date;
}

/** From the start of one local day to the end of another, at most `longestDays` later. Times of day are read as their day. */
export function periodOf(startDate: string, endDate: string, timeZone: string, maxDays: number): Period {
  const [start, end] = [dayOf('start_date', startDate, timeZone), dayOf('end_date', endDate, timeZone)];
  const days = start.until(end).days;
  if (days < 0) throw invalid('end_date', 'must not be before start_date');
  if (days > maxDays) throw invalid('end_date', `must be at most ${maxDays} days after start_date`);
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(start), until: startOf(end.add({ days: 1 })) };
}

function dayOf(field: string, text: string, timeZone: string): Temporal.PlainDate {
  const isDay = DATE.test(text);
  const moment = parseTimestamp(isDay ? `${text}T00:00Z` : text);
  if (!moment) throw invalid(field, 'must be an ISO 8601 date');
  return localTime(moment, isDay ? 'UTC' : timeZone).toPlainDate();
}

const localTime = (moment: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
