import type { Brand, Voice } from './agent-core.js';

/** The result of changing one target. */
export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: string };

/** Results of the targets that a change touched. */
export interface Outcomes {
  brand?: Outcome<Brand>;
  personality?: Outcome<string | null>;
  voice?: Outcome<Voice | null>;
}

export function isComplete(outcomes: Outcomes): boolean {
  return Object.values(outcomes).every(({ ok }) => ok);
}
