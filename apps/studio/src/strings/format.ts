const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days after which a time is shown as a date. */
const MAX_RELATIVE_DAYS = 7;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const dates = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const longDates = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const exactNumbers = new Intl.NumberFormat('en', { maximumFractionDigits: 6 });
const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** Returns how long ago, or until when, a time is; a date if that is more than a week. */
export function timeFromNow(time: number | string, now: number): string {
  const at = new Date(time).getTime();
  const distance = at - now;
  const size = Math.abs(distance);
  if (size < MINUTE_MS) return 'just now';
  if (size < HOUR_MS) return relative.format(Math.round(distance / MINUTE_MS), 'minute');
  if (size < DAY_MS) return relative.format(Math.round(distance / HOUR_MS), 'hour');
  if (size < MAX_RELATIVE_DAYS * DAY_MS) return relative.format(Math.round(distance / DAY_MS), 'day');
  return dates.format(at);
}

export const exactTime = (time: number | string): string => times.format(new Date(time));

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** Returns a number of bytes in the largest unit of which there is one, in steps of 1,024. */
export function byteSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1_024 ** step;
  const rounded = value >= 100 || step === 0 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${numbers.format(rounded)} ${UNITS[step]}`;
}

/** Returns minutes and seconds, with hours where there are some. */
export function playTime(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

export const amount = (credits: number): string => numbers.format(credits);

export const timeOfDay = (time: number | string): string => clock.format(new Date(time));

/** Returns the name of a day that is some days ago: today, yesterday, or its weekday and date. */
export function dayName(day: number, daysAgo: number): string {
  if (daysAgo > 1) return longDates.format(day);
  const name = relative.format(-daysAgo, 'day');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns a full hour of the day. */
export const hourOfDay = (hour: number): string => clock.format(new Date(2026, 0, 1, hour));

/** Returns credits with all of their decimals. */
export const exactAmount = (credits: number): string => exactNumbers.format(credits);

/** Returns a date such as `2026-11-26` as people write it. */
export const shortDay = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

export const percent = (share: number): string => percents.format(share);

/** Returns a name of the API, such as `render_job`, as words. */
export const sentenceCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Returns the words for a reference to something, such as `render_job:12`. */
export const referenceName = (reference: string): string => {
  const [thing = '', ...rest] = reference.split(':');
  return [sentenceCase(thing), ...rest].join(' ').trim();
};
