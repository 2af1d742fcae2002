/** More than the number of statements in the code; generated statements must not fill the memory of Postgres. */
const MAX_NAMES = 2_000;

const names = new Map<string, string>();

/** Returns the name under which each connection caches this statement, or undefined beyond the limit. */
export function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
