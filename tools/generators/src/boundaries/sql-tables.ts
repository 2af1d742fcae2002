import type { Literal } from './source-file.js';

const NAMED = /\b(?:FROM|JOIN|INTO|UPDATE|LOCK TABLE|TRUNCATE)\s+(?:ONLY\s+)?"?([a-z_]+)"?/g;
/** Further tables after the first, separated by commas. */
const LISTED = /\bFROM\s+[a-z_]+(?:\s+AS\s+[a-z_]+)?((?:\s*,\s*[a-z_]+(?:\s+AS\s+[a-z_]+)?)+)/g;

/** Returns those of `tables` that the SQL in a file's literals names. */
export function tablesNamed(literals: readonly Literal[], tables: ReadonlySet<string>): string[] {
  const names = literals.flatMap(({ text, isTable }) => [
    ...(isTable ? [text] : []),
    ...[...text.matchAll(NAMED)].map(([, name]) => name!),
    ...[...text.matchAll(LISTED)].flatMap(([, list]) => list!.match(/[a-z_]+/g) ?? []),
  ]);
  return [...new Set(names)].filter((name) => tables.has(name)).sort();
}
