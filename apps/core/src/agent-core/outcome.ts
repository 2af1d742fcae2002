import type { Brand, CoreVoice } from './agent-core.js';

/** The result of changing one target. */
export type CoreOutcome<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: string };

/** Results of the targets that a change touched. */
export interface Outcomes {
  brand?: CoreOutcome<Brand>;
  personality?: CoreOutcome<string | null>;
  voice?: CoreOutcome<CoreVoice | null>;
}

export function isComplete(outcomes: Outcomes): boolean {
  return Object.values(outcomes).every(({ ok }) => ok);
}
