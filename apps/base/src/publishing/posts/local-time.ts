import { invalid, parseTimestamp } from '@reelsheet/kernel';
import { Temporal } from 'temporal-polyfill';

const OFFSET = /^[+-]?\d{1,2}(\.\d{1,2})?$/;
const MAX_OFFSET_HOURS = 14;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the time zone of an `X-Timezone-Offset` in hours, for example `+05:30` for `5.5`, or undefined if absent. */
export function zoneFrom(offset: string | undefined): string | undefined {
  if (offset === undefined || offset === '') return undefined;
  const hours = OFFSET.test(offset) ? Number(offset) : Number.NaN;
  if (!(Math.abs(hours) <= MAX_OFFSET_HOURS))
    throw invalid('X-Timezone-Offset', 'must be a number of hours from -14 to 14');
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Formats a time in ISO 8601 with the offset of the zone and without fractions of a second. */
export function formatInZone(time: Date, timeZone: string): string {
  return localTime(time, timeZone).toString({ timeZoneName: 'never', fractionalSecondDigits: 0 });
}

export interface Period {
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

/** Returns the period from the start of one local day to the end of another, at most `maxDays` later. */
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
  const time = parseTimestamp(isDay ? `${text}T00:00Z` : text);
  if (!time) throw invalid(field, 'must be an ISO 8601 date');
  return localTime(time, isDay ? 'UTC' : timeZone).toPlainDate();
}

const localTime = (time: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone);
