import { invalid } from '@reelsheet/kernel';
import { normalizeName } from '../prompts/prompt.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';

export interface Variable {
  readonly key: string;
  readonly value: string;
}

/** Titles of the columns in a file of variables. */
export const VARIABLE_TITLES = ['key', 'value'] as const;

/** Characters that delimit a name in a prompt. */
const BRACES = /[{}]/;

/**
 * Reads the variables of a table whose first row has the titles, in any order and case; other columns are ignored.
 * Throws `validation_error` that names the row.
 */
export function variablesOf([titles = [], ...rows]: readonly (readonly string[])[]): Variable[] {
  const at = indexesOf(titles);
  const rowOfName = new Map<string, number>();
  return rows.flatMap((cells, index) => {
    const [key, value] = [(cells[at.key] ?? '').trim(), cells[at.value] ?? ''];
    const row = index + 2;
    if (key === '' && value === '') return [];
    requireKey(key, row);
    const name = normalizeName(key);
    const first = rowOfName.get(name);
    if (first !== undefined)
      throw invalidKey(row, `names the variable ${key} in row ${row}, as it does in row ${first}`);
    rowOfName.set(name, row);
    return [{ key, value }];
  });
}

function indexesOf(titles: readonly string[]): Record<(typeof VARIABLE_TITLES)[number], number> {
  const names = titles.map(normalizeName);
  const missing = VARIABLE_TITLES.filter((title) => !names.includes(title));
  if (missing.length > 0) throw invalid('file', `has no column ${missing.join(' and no column ')} in its first row`);
  const twice = VARIABLE_TITLES.find((title) => names.indexOf(title) !== names.lastIndexOf(title));
  if (twice) throw invalid('file', `has two columns ${twice} in its first row`);
  return { key: names.indexOf('key'), value: names.indexOf('value') };
}

function requireKey(key: string, row: number): void {
  if (key === '') throw invalidKey(row, `has no key in row ${row}`);
  if (key.length > SHEET_LIMITS.variableKey)
    throw invalidKey(row, `has a key of more than ${SHEET_LIMITS.variableKey} characters in row ${row}`);
  if (BRACES.test(key)) throw invalidKey(row, `has a key with braces in row ${row}, which no prompt can name`);
}

/** An error of the file that also names the row as a path. */
const invalidKey = (row: number, reason: string) =>
  invalid('file', reason, [{ field: `rows.${row}.key`, problem: reason }]);
