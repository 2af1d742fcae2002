import type { Artifact } from '../artifact.js';
import type { AddressedOperation, Paging, Schema, SdkDocument } from './sdk-document.js';

const PATH = 'libs/sdk/src/generated/operations.ts';
const HEADER = '// Generated from docs/api/reelsheet.json (`npm run generate`).\n\n';
const JSON_TYPE = 'application/json';
/** The field that `reelsheet.agent(id)` knows. */
const AGENT = 'agent_id';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const EVENTS_TYPE = 'text/event-stream';
/** Lists whose response has several arrays: the one of their items. */
const ITEMS: Readonly<Record<string, string>> = {
  'sheets.get': 'spreadsheet_rows',
  'sheets.grid.get': 'spreadsheet_rows',
  'sheets.changes.list': 'changes',
};

/** Generates the table of all operations that the SDK sends: addresses, fields, pages and repetitions. */
export function sdkOperations(document: SdkDocument): Artifact {
  const rows = document.operations.map((operation) => {
    const { operationId } = operation;
    return `  ${JSON.stringify(operationId)}: ${JSON.stringify(rowOf(operation, document))},`;
  });
  const content =
    `${HEADER}import type { OperationRow } from '../operations/operation-row.js';\n\n` +
    `export const OPERATIONS: Readonly<Record<string, OperationRow>> = {\n${rows.join('\n')}\n};\n`;
  return { path: PATH, content };
}

export function rowOf(operation: AddressedOperation, document: SdkDocument): object {
  const { service, method, path, parameters = [], requestBody, 'x-sdk': sdk, 'x-paging': paging } = operation;
  const fields = bodyFields(operation, document);
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const inBoth = parameters.filter((each) => each.in !== 'header' && each.name in fields).map(({ name }) => name);
  const items = itemsOf(operation, document);
  const needs = parameters
    .filter((each) => each.in === 'query' && each.required && !isAgent(each))
    .map(({ name }) => name);
  return {
    at: `${method.toUpperCase()} ${service} ${path}`,
    ...(query.length > 0 && requestBody ? { query } : {}),
    ...(inBoth.length > 0 ? { inBoth } : {}),
    ...(parameters.some(isAgent) || AGENT in fields ? { ofAgent: true } : {}),
    ...(requestBody ? { body: JSON_TYPE in requestBody.content! ? 'json' : otherBody(requestBody.content!) } : {}),
    ...(sdk.repeats === 'safely' ? {} : { repeats: sdk.repeats }),
    ...answerOf(operation),
    ...(needs.length > 0 ? { needs } : {}),
    ...(paging && items !== undefined ? { pages: { ...ruleOf(paging), items } } : {}),
    ...(sdk.waits ? { waits: { by: sdk.waits, with: sdk.waits_with ?? {} } } : {}),
  };
}

const ruleOf = ({ by, parameter, start, next }: Paging) => ({ by, parameter, start, next });

const isAgent = ({ name }: { readonly name: string }) => name === AGENT;

const otherBody = (content: object) => (FORM_TYPE in content ? 'form' : 'bytes');

/** Returns the fields of a body, those of its alternatives included. */
export function bodyFields(
  { requestBody }: AddressedOperation,
  document: SdkDocument,
): Readonly<Record<string, Schema>> {
  const [type] = Object.values(requestBody?.content ?? {});
  return type ? document.properties(type.schema) : {};
}

/** Kinds of response other than JSON or nothing: a stream of events, or content that the caller reads. */
export function answerOf({ responses }: AddressedOperation): { readonly answer?: 'events' | 'content' } {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, { content = {} }]) => Object.keys(content));
  if (types.includes(EVENTS_TYPE)) return { answer: 'events' };
  return types.some((type) => type !== JSON_TYPE) ? { answer: 'content' } : {};
}

/** Returns the field that has the items of a page, `''` for a response that is a list; undefined without pages. */
export function itemsOf(operation: AddressedOperation, document: SdkDocument): string | undefined {
  const { operationId, responses, 'x-paging': paging } = operation;
  const schema = responses[200]?.content?.[JSON_TYPE]?.schema;
  if (!paging || !schema) return undefined;
  const isList = (each: Schema) => document.resolved(each).type === 'array';
  if (isList(schema)) return '';
  const lists = Object.entries(document.properties(schema)).filter(([, each]) => isList(each));
  if (ITEMS[operationId]) return ITEMS[operationId];
  if (lists.length === 1) return lists[0]![0];
  throw new Error(`${operationId} has ${lists.length} lists: name the one of its items`);
}
