/** Days of a period that ends today, by their number. */
export const PERIOD_DAYS = ['7', '30', '90', '365'] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

/** The choices of the page of spending; an absent value has its default. */
export interface SpendingSearch {
  readonly days?: PeriodDays;
  readonly from?: string;
  readonly to?: string;
  readonly zone?: string;
  readonly by?: SpendingGrouping;
}

export const GROUPINGS = ['agent', 'sheet', 'kind', 'model', 'network'] as const;
export type SpendingGrouping = (typeof GROUPINGS)[number];

/** Days in a time zone, the last one included. */
export interface ShownPeriod {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly by: SpendingGrouping;
  /** The number of days up to today; undefined for dates that somebody chose. */
  readonly days: PeriodDays | undefined;
}

const DEFAULT_DAYS = '30';
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads what an address asks for; what it does not understand has its default. */
export function spendingSearch(search: Record<string, unknown>): SpendingSearch {
  const days = oneOf(PERIOD_DAYS, String(search['days']));
  const by = oneOf(GROUPINGS, search['by']);
  const { from, to, zone } = search;
  return {
    ...(days && { days }),
    ...(isDate(from) && isDate(to) && from <= to && { from, to }),
    ...(typeof zone === 'string' && isTimeZone(zone) && { zone }),
    ...(by && { by }),
  };
}

/** Returns the days that are shown at a time. */
export function shownPeriod({ days, from, to, zone, by = 'agent' }: SpendingSearch, now: Date): ShownPeriod {
  const timeZone = zone ?? ownTimeZone();
  if (from !== undefined && to !== undefined) return { from, to, timeZone, by, days: undefined };
  const chosen = days ?? DEFAULT_DAYS;
  const last = dayOf(now, timeZone);
  return { from: dayBefore(last, Number(chosen) - 1), to: last, timeZone, by, days: chosen };
}

/** Returns the date of a time in a time zone. */
export const dayOf = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(time);

export function dayBefore(day: string, days: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() - days);
  return time.toISOString().slice(0, 10);
}

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Returns the names of all time zones that the browser knows, and `UTC`. */
export const timeZones = (): readonly string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value);
