import type { Artifact } from '../artifact.js';
import type { AddressedOperation, Schema, SdkDocument } from '../sdk/sdk-document.js';
import { answerOf, itemsOf } from '../sdk/sdk-operations.js';
import { bodyFields, parameterField, type CommandField } from './command-fields.js';

const FOLDER = 'apps/cli/things';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Verbs after which something is missing, whatever the method of their request. */
const REMOVING = /^(?:delete|remove|revoke|empty|disconnect|withdraw|reset|leave|signOutEverywhere)/;

/**
 * Generates the tables of the command line: one file for each thing with its operations, and an index of all things.
 * Throws for an operation without `x-sdk`, which would have no command.
 */
export function commandTables(document: SdkDocument): Artifact[] {
  const tables = new Map<string, Record<string, object>>();
  for (const operation of document.operations) {
    const [thing] = operation.operationId.split('.') as [string];
    const table = tables.get(thing) ?? {};
    table[operation.operationId] = commandOf(operation, document);
    tables.set(thing, table);
  }
  const index = Object.fromEntries([...tables].map(([thing, table]) => [thing, Object.keys(table)]));
  return [
    { path: `${FOLDER}/index.json`, content: linesOf(index) },
    ...[...tables].map(([thing, table]) => ({ path: `${FOLDER}/${thing}.json`, content: linesOf(table) })),
  ];
}

/** Returns JSON with a line for each member. */
const linesOf = (table: Readonly<Record<string, unknown>>) =>
  `{\n${Object.entries(table)
    .map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`;

function commandOf(operation: AddressedOperation, document: SdkDocument): object {
  const { summary, description, deprecated, requestBody, 'x-sdk': sdk } = operation;
  const items = itemsOf(operation, document);
  const schema = resultOf(operation);
  return {
    summary,
    ...(description ? { description } : {}),
    ...(deprecated ? { deprecated } : {}),
    at: `${operation.method.toUpperCase()} ${operation.service} ${operation.path}`,
    ...(sdk.scope.length > 0 ? { scope: sdk.scope } : {}),
    ...(requestBody ? { body: bodyKind(requestBody.content!) } : {}),
    ...answerOf(operation),
    ...(items === undefined ? {} : { items }),
    ...(sdk.waits ? { waits: sdk.waits } : {}),
    ...(removes(operation) ? { removes: true } : {}),
    fields: fieldsOf(operation, document),
    ...(schema ? { schema } : {}),
  };
}

const removes = ({ method, 'x-sdk': { verb } }: AddressedOperation) =>
  verb !== 'restore' && (method === 'delete' || REMOVING.test(verb));

const bodyKind = (content: object) => (JSON_TYPE in content ? 'json' : FORM_TYPE in content ? 'form' : 'bytes');

/** Returns the fields of path, query, headers and body; one of the body whose name is taken follows `body.`. */
function fieldsOf(operation: AddressedOperation, document: SdkDocument): CommandField[] {
  const { parameters = [], requestBody } = operation;
  const own = parameters.flatMap((parameter) => parameterField(parameter, document) ?? []);
  const [content] = Object.values(requestBody?.content ?? {});
  const taken = new Set(own.map(({ name }) => name));
  const inBody = content ? bodyFields(content.schema, document) : [];
  // An agent of the path that the body repeats is given once.
  const wanted = inBody.filter(({ name }) => !(name === 'agent_id' && taken.has(name)));
  return [...own, ...wanted.map((field) => (taken.has(field.name) ? { ...field, name: `body.${field.name}` } : field))];
}

/** Returns the schema of the response, whose references are those of the document. */
function resultOf({ responses }: AddressedOperation): Schema | undefined {
  const success = Object.entries(responses).find(([status, { content }]) => status.startsWith('2') && content);
  return Object.values(success?.[1].content ?? {})[0]?.schema;
}
