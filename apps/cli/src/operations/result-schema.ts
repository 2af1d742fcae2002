import type { CommandTables } from '../table/command-tables.js';
import type { CommandRow } from '../table/command-row.js';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';
const IN_DOCUMENT = '#/components/schemas/';

interface PageSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, object>>;
}

/** Returns the schema of a response, or of the list of its items, with all schemas that it names. */
export function schemaOf(
  tables: CommandTables,
  { schema: ofResponse = {}, items }: CommandRow,
  isList = false,
): object {
  const all = tables.schemas();
  const schema = isList && items ? itemsSchema(all, ofResponse, items) : ofResponse;
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

/** Returns the schema of the field of a page that has its items. */
function itemsSchema(all: Readonly<Record<string, PageSchema>>, page: PageSchema, items: string): object {
  if (page.$ref) return itemsSchema(all, all[page.$ref.slice(IN_DOCUMENT.length)]!, items);
  return page.properties![items]!;
}
