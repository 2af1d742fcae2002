import type { Platform } from '@reelsheet/kernel';
import { Type, type TObject, type TSchema } from 'typebox';
import { countersOf } from './post-metrics.js';

/** Returns the schema of an object with the counters of a network's metrics. */
export function countersSchema<T extends TSchema>(platform: Platform, counter: T): TObject<Record<string, T>> {
  return Type.Object(Object.fromEntries(countersOf(platform).map((name) => [name, counter])));
}
