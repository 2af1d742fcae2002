import type { Brand, Voice } from './agent-core.js';

/** What became of one target of a change. */
export type Outcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: string };

/** The targets that a change touched. */
export interface Outcomes {
  brand?: Outcome<Brand>;
  personality?: Outcome<string | null>;
  voice?: Outcome<Voice | null>;
}

export function isComplete(outcomes: Outcomes): boolean {
  return Object.values(outcomes).every(({ ok }) => ok);
}
