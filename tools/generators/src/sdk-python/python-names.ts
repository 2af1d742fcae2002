const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global ' +
    'if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Returns the name of an attribute: `makePrimary` becomes `make_primary`. */
export const attributeName = (word: string): string =>
  withoutKeyword(word.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`));

/** Returns the name of an argument: `from` becomes `from_`, and `X-Amz-Signature` becomes `X_Amz_Signature`. */
export const argumentName = (field: string): string => withoutKeyword(field.replace(/\W/g, '_'));

/** Returns whether a class may have an attribute of this name. */
export const isAttribute = (field: string): boolean => argumentName(field) === field;

const withoutKeyword = (name: string) => (KEYWORDS.has(name) ? `${name}_` : name);

export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns the name of a class: `default_user_job` becomes `DefaultUserJob`. */
export const className = (field: string): string => field.split(/\W|_/).map(capitalized).join('');

/** Returns a text as a literal of Python. */
export const literal = (value: unknown): string =>
  value === true ? 'True' : value === false ? 'False' : value === null ? 'None' : JSON.stringify(value);

/** Returns a documentation string with this indentation. */
export function docstring(lines: readonly string[], indent: string): string {
  const text = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'));
  if (text.length === 1) return `${indent}"""${text[0]!.replace(/"$/, '" ')}"""`;
  const indented = text.map((line, index) => (index === 0 || line === '' ? line : indent + line));
  return `${indent}"""${indented.join('\n')}\n${indent}"""`;
}
