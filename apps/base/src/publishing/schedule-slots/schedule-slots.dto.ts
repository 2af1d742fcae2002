import { ListOf, Text, Wholes } from '@reelsheet/platform-http';
import { MAX_SLOTS } from './slot-limits.js';
import { EVERY_DAY, type Slot } from './slots.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export class SlotBody {
  @Text({ pattern: TIME, expected: 'a time of day from 00:00 to 23:59', about: 'local time of day', example: '09:00' })
  time!: string;

  @Wholes({
    optional: true,
    min: 0,
    max: 6,
    minItems: 1,
    maxItems: 7,
    about: '0 is Monday, 6 Sunday; default: every day',
  })
  days_of_week?: number[];
}

export class SlotsBody {
  @ListOf(() => SlotBody, { minItems: 1, maxItems: MAX_SLOTS }) slots!: SlotBody[];
}

export class SlotView {
  @Text({ about: 'in the agent’s time zone', example: '09:00' }) time!: string;
  @Wholes({ min: 0, max: 6, about: '0 is Monday, 6 Sunday' }) days_of_week!: readonly number[];
}

export class SlotsView {
  @ListOf(() => SlotView, { about: 'by time of day' }) slots!: SlotView[];
}

export const fromSlots = ({ slots }: SlotsBody): Slot[] =>
  slots.map(({ time, days_of_week }) => ({ time, daysOfWeek: days_of_week ?? EVERY_DAY }));

export const toSlots = (slots: readonly Slot[]): SlotsView => ({
  slots: slots.map(({ time, daysOfWeek }) => ({ time, days_of_week: daysOfWeek })),
});
