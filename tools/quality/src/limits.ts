import { readFileSync, writeFileSync } from 'node:fs';
import type { Measurement } from './measurement.js';

/** One entry of `limits.json`. A count without an entry must be zero. */
export interface Limit {
  readonly name: string;
  /** The value when the clean-up began. */
  readonly before: number;
  /** Absent for figures that are only reported. */
  readonly limit?: number;
}

export type Limits = Readonly<Record<string, Limit>>;

export const readLimits = (path: string): Limits => JSON.parse(readFileSync(path, 'utf8')) as Limits;

export function writeLimits(path: string, limits: Limits): void {
  const sorted = Object.fromEntries(Object.entries(limits).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Returns the measurements that are above their limits. */
export const risen = (limits: Limits, measurements: readonly Measurement[]): Measurement[] =>
  measurements.filter((each) => !each.isUnlimited && each.value > (limits[each.id]?.limit ?? 0));

/** Returns ids of limits that no measurement has. */
export function unmeasured(limits: Limits, measurements: readonly Measurement[]): string[] {
  const ids = new Set(measurements.map(({ id }) => id));
  return Object.keys(limits).filter((id) => !ids.has(id));
}

/** Returns limits that are lowered to present values; no limit is raised. */
export function lowered(limits: Limits, measurements: readonly Measurement[]): Limits {
  const values = new Map(measurements.map(({ id, value }) => [id, value]));
  return Object.fromEntries(
    Object.entries(limits).map(([id, entry]) => {
      const { limit } = entry;
      return [id, limit === undefined ? entry : { ...entry, limit: Math.min(limit, values.get(id) ?? 0) }];
    }),
  );
}

/** Returns limits with these measurements as `before`. Counts without a limit get the measured value as their limit. */
export function recorded(limits: Limits, measurements: readonly Measurement[]): Limits {
  const entries = measurements
    .filter(({ id, value }) => value > 0 || limits[id])
    .map((measurement) => {
      const { id, name, value } = measurement;
      const limit = limits[id]?.limit ?? value;
      return [id, { name, before: value, ...(measurement.isUnlimited ? {} : { limit }) }] as const;
    });
  return { ...limits, ...Object.fromEntries(entries) };
}
