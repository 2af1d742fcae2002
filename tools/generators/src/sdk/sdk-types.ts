import type { Artifact } from '../artifact.js';
import { typeName, type AddressedOperation, type SdkDocument } from './sdk-document.js';
import { answerOf, itemsOf } from './sdk-operations.js';

const FOLDER = 'libs/sdk/src/generated';
const HEADER = '// Generated from docs/api/reelsheet.json (`npm run generate`).\n\n';
const CLIENT = '@reelsheet/client';
const METHODS = 'Method, ContentMethod, PagedMethod, StreamMethod, WorkMethod';

/** Things by name, each with its operations and the things that belong to it. */
interface Thing {
  readonly operations: AddressedOperation[];
  readonly things: Map<string, Thing>;
}

/** Generates the types of the SDK: its things with their operations, and the details of errors. */
export function sdkTypes(document: SdkDocument): Artifact[] {
  return [
    { path: `${FOLDER}/things.ts`, content: thingsOf(document) },
    { path: `${FOLDER}/detailed-errors.ts`, content: detailedErrors(document) },
  ];
}

function thingsOf(document: SdkDocument): string {
  const root: Thing = { operations: [], things: new Map() };
  for (const operation of document.operations) thingAt(root, operation['x-sdk'].thing).operations.push(operation);
  const used = new Set<string>();
  const interfaces = declared('Things', root, document, used);
  const imports = [...used].sort().map((name) => `  ${name},\n`);
  return (
    `${HEADER}import type {\n${imports.join('')}} from '${CLIENT}';\n` +
    `import type { ${METHODS} } from '../operations/methods.js';\n\n${interfaces.join('\n')}`
  );
}

function thingAt(root: Thing, name: string): Thing {
  return name.split('.').reduce((parent, word) => {
    const thing = parent.things.get(word) ?? { operations: [], things: new Map<string, Thing>() };
    parent.things.set(word, thing);
    return thing;
  }, root);
}

function declared(name: string, { operations, things }: Thing, document: SdkDocument, used: Set<string>): string[] {
  const methods = operations.map(
    (operation) =>
      `  ${commentOf(operation)}\n  readonly ${operation['x-sdk'].verb}: ${methodOf(operation, document, used)};`,
  );
  const below = [...things].map(([word, thing]) => ({ word, name: interfaceOf(name, word), thing }));
  const members = [...methods, ...below.map((each) => `  readonly ${each.word}: ${each.name}<Known>;`)];
  return [
    `export interface ${name}<Known extends string = never> {\n${members.join('\n')}\n}\n`,
    ...below.flatMap((each) => declared(each.name, each.thing, document, used)),
  ];
}

const interfaceOf = (parent: string, word: string) =>
  `${parent === 'Things' ? '' : parent.replace(/Operations$/, '')}${typeName(word)}Operations`;

function commentOf({ summary, deprecated, service, method, path, 'x-sdk': { scope } }: AddressedOperation): string {
  const lines = [
    sentence(summary),
    '',
    `\`${method.toUpperCase()} ${path}\` of ${service}${scope.length > 0 ? `; a key needs ${scope.join(', ')}` : ''}.`,
    ...(deprecated ? ['@deprecated'] : []),
  ];
  return `/**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;

function methodOf(operation: AddressedOperation, document: SdkDocument, used: Set<string>): string {
  const name = typeName(operation.operationId);
  const use = (type: string) => {
    used.add(type);
    return type;
  };
  const data = use(`${name}Data`);
  const { answer } = answerOf(operation);
  if (answer === 'content') return `ContentMethod<${data}, Known>`;
  const responses = use(`${name}Responses`);
  if (answer === 'events') return `StreamMethod<${data}, ${responses}, Known>`;
  const items = itemsOf(operation, document);
  if (items !== undefined) return `PagedMethod<${data}, ${responses}, '${items}', Known>`;
  const { waits, waits_with: from = {} } = operation['x-sdk'];
  if (!waits) return `Method<${data}, ${responses}, Known>`;
  const state = use(`${typeName(waits.replace(/\.watch$/, '.get'))}Responses`);
  const isMany = Object.values(from).some((field) => field.includes('[]'));
  return `WorkMethod<${data}, ${responses}, ${state}${isMany ? '[]' : ''}, Known>`;
}

/** Maps each code whose error has details to the body of that error. */
function detailedErrors({ schemas }: SdkDocument): string {
  const bodies = Object.entries(schemas).flatMap(([name, { properties }]) => {
    const code = properties?.error_code?.const;
    return typeof code === 'string' ? [{ code, name }] : [];
  });
  const byCode = new Map<string, string[]>();
  for (const { code, name } of bodies) byCode.set(code, [...(byCode.get(code) ?? []), name]);
  const members = [...byCode].map(([code, names]) => `  readonly ${code}: ${names.join(' | ')};`);
  return (
    `${HEADER}import type {\n${bodies.map(({ name }) => `  ${name},\n`).join('')}} from '${CLIENT}';\n\n` +
    '/** Bodies of errors that have details, by their code. */\n' +
    `export interface DetailedErrors {\n${members.join('\n')}\n}\n`
  );
}
