import type { CommandTables } from '../table/command-tables.js';
import type { CommandRow } from '../table/command-row.js';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const IN_DOCUMENT = '#/components/schemas/';

/** Returns the schema of the response with all schemas that it names. */
export function schemaOf(tables: CommandTables, { schema = {} }: CommandRow): object {
  const all = tables.schemas();
  const used = new Map<string, object>();
  const open = [schema];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [, name] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name!)) continue;
      used.set(name!, all[name!]!);
      open.push(all[name!]!);
    }
  }
  const definitions = Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1)));
  const local = JSON.stringify({ $schema: DIALECT, ...schema, $defs: definitions }).replaceAll(IN_DOCUMENT, '#/$defs/');
  return JSON.parse(local) as object;
}
