import type { SnippetLanguage } from '../markdown/languages.js';
import type { ApiDocument, DocumentSchema, ReferenceOperation } from './api-document.js';

type ExampleFields = Readonly<Record<string, unknown>>;
type CallWriter = (operation: ReferenceOperation, call: ExampleCall) => string;

/** The fields of an example of a call, by where they belong. */
interface ExampleCall {
  readonly path: ExampleFields;
  readonly query: ExampleFields;
  readonly headers: ExampleFields;
  readonly body: unknown;
}

const JSON_TYPE = 'application/json';
/** Variables of the shell with the addresses of the services. */
const ADDRESSES: Readonly<Record<string, string>> = {
  base: '$REELSHEET_URL',
  agent: '$REELSHEET_AGENT_URL',
  core: '$REELSHEET_CORE_URL',
  upload: '$REELSHEET_UPLOAD_URL',
};
const AGENT_EXAMPLE = 12;
const PYTHON_WORDS = new Set(['from', 'import', 'continue', 'class', 'global', 'except']);

const WRITERS: Readonly<Record<string, CallWriter>> = { curl, typescript, python, cli };

/** Returns the call of an operation in a language, with its required fields and the example of its body. */
export function exampleCall(document: ApiDocument, operation: ReferenceOperation, { id }: SnippetLanguage): string {
  return WRITERS[id]!(operation, exampleOf(document, operation));
}

function exampleOf(
  document: ApiDocument,
  { path: address, parameters = [], requestBody }: ReferenceOperation,
): ExampleCall {
  const fieldsIn = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === location && each.required)
        .map(({ name, schema }) => [name, valueOf(document, name, schema)]),
    );
  const body = requestBody?.content?.[JSON_TYPE]?.example;
  const inPath = fieldsIn('path');
  // Operations name the fields of their address in any order.
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const path = Object.fromEntries(names.map((name) => [name, inPath[name]]));
  return { path, query: fieldsIn('query'), headers: fieldsIn('header'), body };
}

function valueOf(document: ApiDocument, name: string, schema: DocumentSchema): unknown {
  if (name === 'agent_id') return AGENT_EXAMPLE;
  const { examples, enum: values, const: only, type, format, minimum } = document.resolved(schema);
  const known = examples?.[0] ?? values?.[0] ?? only;
  if (known !== undefined) return known;
  if ([type].flat().includes('integer')) return Math.max(1, minimum ?? 1);
  if (format === 'uuid' || name.endsWith('_id')) return '7f1c9e58-6f0e-4a3b-9c55-0d3a8e1f2b64';
  return format === 'date' ? '2026-12-01' : name.toUpperCase();
}

const shellText = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl({ method, path, service }: ReferenceOperation, call: ExampleCall): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.path[name])));
  const query = new URLSearchParams(Object.entries(call.query).map(([name, value]) => [name, String(value)]));
  const url = `"${ADDRESSES[service]}/v1${address}${query.size > 0 ? `?${query}` : ''}"`;
  const verb = method === 'GET' || (method === 'POST' && call.body !== undefined) ? [] : [`-X ${method}`];
  const headers = Object.entries(call.headers).map(([name, value]) => `-H ${shellText(`${name}: ${String(value)}`)}`);
  const body = call.body === undefined ? [] : [`--json ${shellText(JSON.stringify(call.body))}`];
  const options = ['-H "X-API-Key: $REELSHEET_KEY"', ...headers, ...body];
  return `curl ${[...verb, url].join(' ')} \\\n${options.map((option) => `  ${option}`).join(' \\\n')}`;
}

/** Path, query and body are one object in the SDKs. */
const allFields = ({ path, query, body }: ExampleCall): ExampleFields => ({
  ...path,
  ...query,
  ...(typeof body === 'object' && body !== null ? body : {}),
});

function typescript({ operationId, 'x-sdk': sdk }: ReferenceOperation, call: ExampleCall): string {
  const fields = Object.entries(allFields(call)).map(([name, value]) => `  ${name}: ${javascriptOf(value)},`);
  const expression = `reelsheet.${operationId}(${fields.length > 0 ? `{\n${fields.join('\n')}\n}` : ''})`;
  if (sdk.streams) return `for await (const event of ${expression}) console.log(event);`;
  if (sdk.pages) return `for await (const item of ${expression}) console.log(item);`;
  return `await ${expression}${sdk.waits ? '.wait()' : ''};`;
}

const javascriptOf = (value: unknown): string =>
  JSON.stringify(value, undefined, 2)
    .replaceAll(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll('\n', '\n  ');

function python({ operationId, 'x-sdk': sdk }: ReferenceOperation, call: ExampleCall): string {
  const fields = Object.entries(allFields(call)).map(([name, value]) => `    ${argument(name)}=${pythonOf(value)},`);
  const words = operationId.split('.').map((word) => attribute(word));
  const expression = `reelsheet.${words.join('.')}(${fields.length > 0 ? `\n${fields.join('\n')}\n` : ''})`;
  if (sdk.streams) return `for event in ${expression}:\n    print(event)`;
  if (sdk.pages) return `for item in ${expression}:\n    print(item)`;
  return `${expression}${sdk.waits ? '.wait()' : ''}`;
}

const attribute = (word: string) => unreserved(word.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`));
const argument = (name: string) => unreserved(name.replaceAll(/\W/g, '_'));
const unreserved = (name: string) => (PYTHON_WORDS.has(name) ? `${name}_` : name);

function pythonOf(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonOf).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}: ${pythonOf(each)}`)
    .join(', ')}}`;
}

function cli({ operationId }: ReferenceOperation, call: ExampleCall): string {
  const headers = Object.entries(call.headers).filter(([name]) => name !== 'Idempotency-Key');
  const fields = [...Object.entries(allFields(call)), ...headers];
  const options = fields.map(([name, value]) => `--${kebab(name)} ${shellValue(value)}`);
  const command = ['reelsheet', ...operationId.split('.').map(kebab)].join(' ');
  return [command, ...options].join(options.length > 2 ? ' \\\n  ' : ' ');
}

/** Returns a name as the command line and addresses write it. */
export const kebab = (name: string): string =>
  name
    .replaceAll('_', '-')
    .replaceAll(/[a-z\d](?=[A-Z])/g, (sign) => `${sign}-`)
    .toLowerCase();

function shellValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[\w.:/-]+$/.test(text) ? text : shellText(text);
}
