import { infoOf, LANGUAGES } from '../markdown/languages.js';
import { pageUrl } from '../markdown/links.js';
import type { ApiDocument, DocumentResponse, ReferenceOperation } from './api-document.js';
import { exampleCall, kebab } from './example-calls.js';
import { fieldRows, typeText } from './field-rows.js';

export interface MarkdownPage {
  readonly address: string;
  readonly text: string;
}

const REPEATS: Readonly<Record<string, string>> = {
  safely: 'It may be sent again at any time.',
  with_key: 'Send it again with the same `Idempotency-Key`.',
  after_reading: 'Send it again only after a read shows that it had no effect.',
};
const FIRST_ERROR_STATUS = 400;

/** Returns a page for each thing of the API, with its operations. */
export const thingPages = (document: ApiDocument): MarkdownPage[] =>
  [...document.things].map(([thing, operations]) => ({
    address: `reference/${kebab(thing).replaceAll('.', '-')}`,
    text: thingPage(document, thing, operations),
  }));

function thingPage(document: ApiDocument, thing: string, operations: readonly ReferenceOperation[]): string {
  const rows = operations.map((operation) => [
    `[\`${operation['x-sdk'].verb}\`](#${anchorOf(operation)})`,
    operation.summary ?? '',
    `\`${operation.method} ${operation.path}\``,
  ]);
  return [
    `# ${thing}`,
    `${sentence(operations.length)} of \`reelsheet.${thing}\`, generated from the OpenAPI documents. ` +
      `[Requests](${pageUrl('in-depth/requests')}) has what holds for all of them.`,
    tableOf(['Operation', 'Does', 'Request'], rows),
    ...operations.flatMap((operation) => operationLines(document, operation)),
  ].join('\n\n');
}

const sentence = (count: number) => (count === 1 ? 'One operation' : `${count} operations`);
const anchorOf = ({ operationId }: ReferenceOperation) => operationId.replaceAll('.', '').toLowerCase();

function operationLines(document: ApiDocument, operation: ReferenceOperation): string[] {
  const { operationId, summary = '', description, method, path, service, 'x-sdk': sdk } = operation;
  const snippet = `${operationId}`;
  return [
    `## ${operationId}`,
    [capital(summary), description].filter(Boolean).join('. '),
    `\`${method} /v1${path}\` of ${service}. ${scopeText(sdk.scope)} ${REPEATS[sdk.repeats] ?? ''}`.trim(),
    ...(operation.deprecated ? ['Deprecated: another operation does this better.'] : []),
    `<!-- generated: snippet ${snippet} -->`,
    ...LANGUAGES.map((each) => `\`\`\`${infoOf(each)}\n${exampleCall(document, operation, each)}\n\`\`\``),
    `<!-- end: snippet ${snippet} -->`,
    ...requestTable(document, operation),
    ...responseTables(document, operation),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const scopeText = (scope: readonly string[]) =>
  scope.length === 0
    ? 'It needs no scope.'
    : `A key needs the ${scope.length > 1 ? 'scopes' : 'scope'} ${scope.map((each) => `\`${each}\``).join(', ')}.`;

function requestTable(document: ApiDocument, { parameters = [], requestBody }: ReferenceOperation): string[] {
  const ofAddress = parameters.map(({ name, in: location, required, description = '', schema }) => [
    `\`${name}\`${required ? '' : ' (optional)'}`,
    location,
    typeText(document, schema),
    description,
  ]);
  const bodies = Object.values(requestBody?.content ?? {});
  const ofBody = bodies[0]?.schema ? fieldRows(document, bodies[0].schema) : [];
  const inBody = ofBody.map(({ path, isRequired, type, meaning }) => [
    `\`${path}\`${isRequired ? '' : ' (optional)'}`,
    'body',
    type,
    meaning,
  ]);
  const rows = [...ofAddress, ...inBody];
  return rows.length > 0 ? ['**Request**', tableOf(['Field', 'In', 'Type', 'Meaning'], rows)] : [];
}

function responseTables(document: ApiDocument, { responses }: ReferenceOperation): string[] {
  const all = Object.entries(responses).map(
    ([status, response]) => [Number(status), document.response(response)] as const,
  );
  const successes = all.filter(([status]) => status < FIRST_ERROR_STATUS);
  const errors = all.filter(([status]) => status >= FIRST_ERROR_STATUS);
  return [
    ...successes.flatMap(([status, response]) => successLines(document, status, response)),
    ...(errors.length > 0 ? ['**Errors**', tableOf(['Status', 'Codes'], errors.map(errorRow))] : []),
  ];
}

function successLines(document: ApiDocument, status: number, response: DocumentResponse): string[] {
  const [content] = Object.entries(response.content ?? {});
  if (!content) return [`**Response ${status}**, without content.`];
  const [type, { schema }] = content;
  const rows = schema ? fieldRows(document, schema) : [];
  const title = `**Response ${status}**, \`${type}\`${rows.length > 0 ? '' : '.'}`;
  const cells = rows.map((row) => [`\`${row.path}\`${row.isRequired ? '' : ' (optional)'}`, row.type, row.meaning]);
  return rows.length > 0 ? [title, tableOf(['Field', 'Type', 'Meaning'], cells)] : [title];
}

const errorRow = ([status, response]: readonly [number, DocumentResponse]) => [
  String(status),
  (response['x-error-codes'] ?? []).map((code) => `\`${code}\``).join(', ') || (response.description ?? ''),
];

/** Returns a Markdown table. Pipes and line breaks within cells are escaped. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
