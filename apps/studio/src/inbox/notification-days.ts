import type { NotificationView } from '@reelsheet/client';

const DAY_MS = 86_400_000;

export interface NotificationDay {
  /** Start of the day in the time zone of the browser, in milliseconds. */
  readonly start: number;
  readonly items: readonly NotificationView[];
}

/** Groups notifications, which are in order, by the days on which they happened. */
export function byDay(items: readonly NotificationView[]): NotificationDay[] {
  const days: { start: number; items: NotificationView[] }[] = [];
  for (const item of items) {
    const start = startOfDay(Date.parse(item.happened_at));
    const last = days.at(-1);
    if (last?.start === start) last.items.push(item);
    else days.push({ start, items: [item] });
  }
  return days;
}

/** Returns the number of days from a day until today. A day may have 23 or 25 hours. */
export const daysAgo = (start: number, now: number): number => Math.round((startOfDay(now) - start) / DAY_MS);

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
