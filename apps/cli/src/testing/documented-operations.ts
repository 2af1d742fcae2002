import { readFileSync } from 'node:fs';
import { optionName } from '../operations/field-options.js';
import type { CommandField, CommandRow } from '../table/command-row.js';
import { kebab } from '../table/words.js';
import { TABLES } from './run-cli.js';

interface Documented {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly example?: unknown }>> }>
  >;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const openApi = JSON.parse(readFileSync(new URL('../../../../docs/api/reelsheet.json', import.meta.url), 'utf8'));
/** Operations of the OpenAPI document by their names. */
export const DOCUMENTED: ReadonlyMap<string, Documented> = new Map<string, Documented>(
  Object.values(openApi.paths as Record<string, Record<string, Documented>>)
    .flatMap((item) => METHODS.filter((method) => method in item).map((method) => item[method]!))
    .map((operation) => [operation.operationId, operation]),
);
/** Names of all operations, each with what its command is made of. */
export const ROWS = Object.keys(TABLES.index()).flatMap((thing) => Object.entries(TABLES.table(thing)));

/** Returns the words of the command of an operation. */
export const wordsOf = (name: string) => name.split('.').map(kebab);
const MATERIAL: Readonly<Record<string, string>> = {
  integer: '7',
  number: '7.5',
  boolean: 'true',
  id: '7',
  object: '{}',
};
/** Returns an argument that a field accepts. */
export const sampleOf = ({ type, items = type, values }: CommandField) => values?.[0] ?? MATERIAL[items] ?? 'text';

/** Returns arguments for the needed fields of address and headers, and for the body. */
export function argumentsOf(
  name: string,
  row: CommandRow,
  bytesFile: string,
): { args: string[]; body: object | undefined; needed: CommandField[] } {
  const needed = row.fields.filter((field) => field.needed && (field.in !== 'body' || row.body === 'form'));
  const named = needed.flatMap((field) => [`--${optionName(field)}`, sampleOf(field)]);
  const example = Object.values(DOCUMENTED.get(name)!.requestBody?.content ?? {})[0]?.example;
  const data = row.body === 'bytes' ? ['--data', `@${bytesFile}`] : example ? ['--data', JSON.stringify(example)] : [];
  return { args: [...named, ...data, ...(row.removes ? ['--yes'] : [])], body: example, needed };
}

/** Returns the documented response of an operation. */
export function exampleAnswer(name: string): unknown {
  const [, success] = Object.entries(DOCUMENTED.get(name)!.responses).find(([status]) => status.startsWith('2'))!;
  return success.content?.['application/json']?.example;
}
