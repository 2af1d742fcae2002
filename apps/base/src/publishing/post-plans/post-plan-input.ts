import { invalid } from '@reelsheet/kernel';
import { Temporal } from 'temporal-polyfill';
import { localInstant } from './times/local-instant.js';
import type { PlanTarget, PlanTiming, TimingType } from './post-plan.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

interface TimingFields {
  readonly column?: string | null;
  readonly at?: readonly string[];
  readonly from?: string;
  readonly times?: readonly string[];
  readonly daysOfWeek: readonly number[];
}

/** Returns the timing with the fields of its type. Throws `validation_error` for one that is missing or malformed. */
export function timingOf(type: TimingType, fields: TimingFields): PlanTiming {
  if (type === 'slots' || type === 'now') return { type };
  if (type === 'column') return { type, column: required(type, 'column', fields.column) };
  if (type === 'fixed') {
    const at = required(type, 'at', fields.at);
    if (at.some((time) => !localInstant(time, 'UTC'))) throw invalid('timing.at', 'items must be ISO 8601 times');
    return { type, at };
  }
  const from = required(type, 'from', fields.from);
  const times = required(type, 'times', fields.times);
  if (!isDate(from)) throw invalid('timing.from', 'must be a date of the form YYYY-MM-DD');
  if (times.some((time) => !TIME_OF_DAY.test(time)))
    throw invalid('timing.times', 'items must be times of day from 00:00 to 23:59');
  return { type, from, times, daysOfWeek: [...new Set(fields.daysOfWeek)].sort() };
}

/** Throws `validation_error` for an optional target that names an account. */
export function requireOpenAccounts(targets: readonly PlanTarget[]): void {
  const index = targets.findIndex(({ isOptional, accountId }) => isOptional && accountId !== null);
  if (index >= 0) throw invalid(`targets.${index}.optional`, 'is only for a target without account_id');
}

/** Throws `validation_error` for several targets on one platform unless each names another account. */
export function requireDifferentTargets(targets: readonly PlanTarget[]): void {
  for (const [index, { platform, accountId }] of targets.entries()) {
    const others = targets.filter((other, at) => at !== index && other.platform === platform);
    if (others.some((other) => accountId === null || other.accountId === accountId))
      throw invalid(`targets.${index}.account_id`, 'must differ among the targets on one platform');
  }
}

function required<T>(type: TimingType, field: string, value: T | null | undefined): T {
  if (value === undefined || value === null || value === '')
    throw invalid(`timing.${field}`, `is required for ${type}`);
  return value;
}

function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
