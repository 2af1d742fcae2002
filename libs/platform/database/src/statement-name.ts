/** More texts than the code holds; a statement that is put together anew each time must not fill Postgres's memory. */
const MAX_NAMES = 2_000;

const names = new Map<string, string>();

/** The name under which each connection parses and plans this statement once; undefined for what is too many to keep. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
