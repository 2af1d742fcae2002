/** A line that a measurement counts. */
export interface Occurrence {
  /** Path from the repository's root. */
  readonly path: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly text: string;
}

export interface Measurement {
  /** Stable key of the measurement in `limits.json`, such as `identifiers/neighbour` or `folders`. */
  readonly id: string;
  /** One phrase for reports and error messages. */
  readonly name: string;
  readonly value: number;
  readonly occurrences: readonly Occurrence[];
  /** Suggested replacement of an occurrence. */
  readonly advice?: string;
  /** True for a figure that is only reported and may rise. */
  readonly isUnlimited?: true;
}

/** Returns a measurement whose value is the number of its occurrences. */
export function countOf(id: string, name: string, occurrences: readonly Occurrence[], advice?: string): Measurement {
  return { id, name, value: occurrences.length, occurrences, ...(advice === undefined ? {} : { advice }) };
}
