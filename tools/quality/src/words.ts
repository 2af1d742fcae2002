const BOUNDARY = /[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** Splits a camelCase, PascalCase, snake_case or kebab-case name into lower-case words. */
export const wordsOf = (name: string) =>
  name
    .split(BOUNDARY)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
