/** The values that a field of the API may have, as {@link choices} declared them. */
export interface Choices {
  /** Title of the list in the reference, such as "Status of an idea". */
  readonly title: string;
  readonly meanings: Readonly<Record<string, string>>;
  /** A statement about all values, such as their order. */
  readonly about?: string;
}

const DECLARED = new WeakMap<readonly string[], Choices>();

/**
 * Declares the values of a field of the API, each with its meaning for callers, and returns the values. OpenAPI and the
 * reference contain the meanings of a field that takes the returned list.
 */
export function choices<const Meanings extends Readonly<Record<string, string>>>(
  title: string,
  meanings: Meanings,
  about?: string,
): readonly (keyof Meanings & string)[] {
  const values: readonly string[] = Object.freeze(Object.keys(meanings));
  DECLARED.set(values, { title, meanings, ...(about === undefined ? {} : { about }) });
  return values;
}

/** Returns what was declared for a list of values; undefined for a list of other origin. */
export const choicesOf = (values: readonly string[]): Choices | undefined => DECLARED.get(values);
