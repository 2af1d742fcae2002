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

/** Columns that only the job library writes; features use its `jobSql` fragments. */
const JOB_COLUMN = /\b(?:due_at|ready|claim|round|attempt)\b/;
const ASSIGNED_JOB_COLUMN = /\b(?:due_at|ready|claim|round|attempt)\s*=/;
const INSERT = /\bINSERT INTO ([a-z_]+)(?:\s+AS\s+[a-z_]+)?\s*\(([^)]*)\)/g;
const UPDATE = /\bUPDATE ([a-z_]+)(?:\s+AS\s+[a-z_]+)?\s+SET\s(.*?)(?=\bWHERE\b|\bFROM\b|\bRETURNING\b|$)/gs;

/** Returns the job tables whose library-owned columns are set by the SQL in a file's literals. */
export function jobTablesWritten(literals: readonly Literal[], jobTables: ReadonlySet<string>): string[] {
  const names = literals.flatMap(({ text }) => [
    ...[...text.matchAll(INSERT)].flatMap(([, name, columns]) => (JOB_COLUMN.test(columns!) ? [name!] : [])),
    ...[...text.matchAll(UPDATE)].flatMap(([, name, changes]) => (ASSIGNED_JOB_COLUMN.test(changes!) ? [name!] : [])),
  ]);
  return [...new Set(names)].filter((name) => jobTables.has(name)).sort();
}
