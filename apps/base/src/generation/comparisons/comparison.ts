/** The content of a cell, compared with what it would be made of now. */
export interface Comparison {
  /** The reason for which a batch leaves the cell out, for example that it has no prompt; null when it can be made. */
  readonly leftOut: string | null;
  /** True when the cell has a result. */
  readonly isMade: boolean;
  /** Names of inputs that have changed since it was made, for example `prompt`. */
  readonly changed: readonly string[];
  /** The error of making it now, for example that its prompt names an unknown column. */
  readonly error: string | null;
  /** The error of the last attempt; null when it did not fail, or when the cell was made since. */
  readonly lastError: string | null;
}

/** The fields of an input that the cell decides, with the names that users read. An order may choose all others. */
const COMPARED = {
  prompt: 'prompt',
  text: 'text',
  model: 'model',
  aspectRatio: 'aspect ratio',
  resolution: 'resolution',
  duration: 'duration',
} as const;

/** Returns the names of the compared fields in which two inputs differ. */
export function changedInputs(made: object, present: object): string[] {
  const [before, after] = [made, present] as Readonly<Record<string, unknown>>[];
  return Object.entries(COMPARED).flatMap(([field, name]) => (before![field] === after![field] ? [] : [name]));
}
