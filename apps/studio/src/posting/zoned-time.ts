import { parseAbsolute, parseDateTime, toCalendarDateTime, today, toZoned } from '@internationalized/date';

/** A day and a time of day as the fields of a browser have them; each is empty until it is chosen. */
export interface DayAndTime {
  /** A date such as `2027-01-04`. */
  readonly day: string;
  /** A time of day such as `09:00`. */
  readonly time: string;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/;
const DEFAULT_TIME = '09:00';

/** Returns the day and the time of day that clocks of a time zone show. */
export function dayAndTimeOf(instant: string, timeZone: string): DayAndTime {
  const [day = '', time = ''] = toCalendarDateTime(parseAbsolute(new Date(instant).toISOString(), timeZone))
    .toString()
    .split('T');
  return { day, time: time.slice(0, 'HH:MM'.length) };
}

/** Returns the time in UTC as the API takes it; undefined until a day and a time of day are chosen. */
export function instantOf({ day, time }: DayAndTime, timeZone: string): string | undefined {
  if (day === '' || time === '') return undefined;
  return toZoned(parseDateTime(`${day}T${time}`), timeZone).toAbsoluteString();
}

/** Returns a time of a post plan, which is in the time zone of the agent unless it has an offset. */
export function plannedTime(text: string, timeZone: string): DayAndTime {
  const [, day, time] = LOCAL.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return { day, time };
  const isTime = !Number.isNaN(Date.parse(text));
  return isTime ? dayAndTimeOf(text, timeZone) : { day: text.slice(0, 'YYYY-MM-DD'.length), time: '' };
}

/** Returns the next morning in a time zone. */
export const tomorrowMorning = (timeZone: string): DayAndTime => ({
  day: today(timeZone).add({ days: 1 }).toString(),
  time: DEFAULT_TIME,
});

/** Returns a time as people of a time zone write it. */
export const timeInZone = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
