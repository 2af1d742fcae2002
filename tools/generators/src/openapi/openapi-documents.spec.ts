import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { SERVICES } from '@reelsheet/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Described {
  readonly operationId: string;
  readonly 'x-alias-of'?: string;
  readonly 'x-sdk': { readonly waits?: string; readonly streams?: true };
  readonly 'x-stream'?: { readonly events: readonly string[] };
  readonly 'x-upload'?: { readonly operation: string };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

/** Schemas of objects with any fields, by where they are. */
const FREE_MAPS: readonly string[] = [
  'AuditEntryView.detail',
  'BackupView.metadata',
  'BlobFields.metadata',
  'CellFields.additional_attributes',
  'CellItem.additional_attributes',
  'CellView.additional_attributes',
  'ColumnDraftFields.additional_attributes',
  'ColumnFields.additional_attributes',
  'ColumnItem.additional_attributes',
  'ColumnView.additional_attributes',
  'ConvertIdeasBody.columns',
  'CreateBackupBody.metadata',
  'DeliveryView.payload',
  'GridRowView.additional_attributes',
  'IdeaProductionView.figures',
  'IdeaView.data',
  'ImportRowsBody.columns',
  'ImportRowsBody.rows',
  'JobProductionBody.columns',
  'JobProductionView.columns',
  'JsonObject',
  'LayerDraftFields.additional_attributes',
  'LayerFields.additional_attributes',
  'LayerView.additional_attributes',
  'ManyColumnsDraft.additional_attributes',
  'ManyLayersDraft.additional_attributes',
  'ManyRowsDraft.additional_attributes',
  'OutcomeView.data',
  'PasskeyOptionsView.public_key',
  'PendingActionChangedErrorPendingAction.pending_action',
  'PendingActionView.parameters',
  'PlatformRuleView.options',
  'PlatformStatusView.music_track',
  'PlatformStatusView.platform_options',
  'ProduceIdeasBody.columns',
  'ProductionMetricsView.counts',
  'RowFields.additional_attributes',
  'RowItem.additional_attributes',
  'RowView.additional_attributes',
  'RunBody.context',
  'RunResultView.filters',
  'RunStepView.input',
  'RunStepView.output',
  'UpdateUserProfileBody.preferences',
  'UserProfileView.preferences',
  'renders.getSchema',
  'vendorCallbacks.receive',
];

const STRUCTURE = ['$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const', 'properties', 'items'];
const SCHEMA_KEYS = ['schema', 'items'];
const SCHEMA_MAPS = ['schemas', 'properties'];

const FREE_OBJECT = '#/components/schemas/JsonObject';

/** Returns the schemas that allow any value or object, by the names on the way to them. */
function freeSchemasIn(node: unknown, way: readonly string[], isSchema = false): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => freeSchemasIn(each, way, isSchema));
  const schema = node as Readonly<Record<string, unknown>>;
  const types = [schema.type ?? 'object'].flat();
  const isFree = types.includes('object') && typeof schema.additionalProperties !== 'object';
  const isAny = isFree && !STRUCTURE.some((key) => key in schema);
  const own = isSchema && (isAny || schema.$ref === FREE_OBJECT) ? [way.join('.')] : [];
  const below = Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    if (SCHEMA_MAPS.includes(key))
      return Object.entries(value as object).flatMap(([name, each]) => freeSchemasIn(each, [...way, name], true));
    if (key === 'oneOf' || key === 'anyOf') return freeSchemasIn(value, way, true);
    const { operationId = '' } = schema;
    const named = typeof operationId === 'string' && operationId ? [operationId] : way;
    return freeSchemasIn(value, named, SCHEMA_KEYS.includes(key));
  });
  return [...own, ...below];
}

/** Returns where objects with known fields are inside of other schemas, so that generators invent names for them. */
function unnamedObjectsIn(node: unknown, way: readonly string[]): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const isNamed = way.length === 3 && way[1] === 'schemas';
  const own = !isNamed && 'properties' in node && way.at(-1) !== 'properties' ? [way.join('.')] : [];
  const below = Object.entries(node).flatMap(([key, value]) =>
    key.startsWith('example') ? [] : unnamedObjectsIn(value, [...way, key]),
  );
  return [...own, ...below];
}

interface JsonBody {
  readonly schema: object;
  readonly example?: unknown;
}

/** Returns the JSON bodies of all requests and responses. */
function bodiesIn(node: unknown): JsonBody[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'application/json' ? [value as JsonBody] : bodiesIn(value),
  );
}

const documentOf = (service: string) =>
  JSON.parse(readFileSync(new URL(`../../../../apps/${service}/openapi.json`, import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, object> };
  };

describe.each(SERVICES)('the OpenAPI document of %s', (service) => {
  it('describes each parameter of its paths', () => {
    const undescribed = Object.entries(documentOf(service).paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) => {
        const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
        const missing = (path.match(/{\w+}/g) ?? []).filter((name) => !described.includes(name));
        return missing.map((name) => `${method} ${path}: ${name}`);
      }),
    );
    expect(undescribed).toEqual([]);
  });
});

describe('schemas', () => {
  it('of the same name are equal in all documents', () => {
    const all = SERVICES.flatMap((service) => Object.entries(documentOf(service).components.schemas));
    const texts = Map.groupBy(all, ([name]) => name);
    const different = [...texts].filter(([, same]) => new Set(same.map(([, each]) => JSON.stringify(each))).size > 1);
    expect(different.map(([name]) => name)).toEqual([]);
  });

  it('have a name if they are objects with known fields', () => {
    const unnamed = SERVICES.flatMap((service) => unnamedObjectsIn(documentOf(service), []));
    expect(unnamed).toEqual([]);
  });

  it('say what they contain, except for maps of callers and of others', () => {
    const free = SERVICES.flatMap((service) => freeSchemasIn(documentOf(service), []));
    expect([...new Set(free)].sort()).toEqual(FREE_MAPS);
  });
});

describe('examples', () => {
  it.each(SERVICES)('of %s are there for each JSON body, and match its schema', (service) => {
    const document = documentOf(service);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'document');
    const absolute = (schema: object) =>
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as Record<
        string,
        unknown
      >;
    const wrong = bodiesIn(document).flatMap(({ schema, example }) =>
      example !== undefined && ajv.validate(absolute(schema), example)
        ? []
        : [ajv.errorsText(), JSON.stringify(schema)],
    );
    expect(wrong).toEqual([]);
  });
});

describe('names of operations', () => {
  const operations = SERVICES.flatMap((service) =>
    Object.values(documentOf(service).paths).flatMap((item) => Object.values(item)),
  );
  const names = operations.map(({ operationId }) => operationId);

  it('are things and verbs in camel case, not controllers or numbers', () => {
    expect(names.filter((name) => !/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/.test(name))).toEqual([]);
    expect(names.filter((name) => /controller/i.test(name))).toEqual([]);
  });

  it('are unique over the documents of all services', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lead from work that starts to an operation that watches or reads it', () => {
    const waits = operations.map((operation) => operation['x-sdk'].waits).filter((name) => name !== undefined);
    expect(waits.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('lead from an announced upload to the operation that takes its bytes', () => {
    const uploads = operations.flatMap((operation) => operation['x-upload']?.operation ?? []);
    expect(uploads).not.toEqual([]);
    expect(uploads.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have the names of events if they stream', () => {
    const streams = operations.filter((operation) => operation['x-sdk'].streams);
    expect(streams).not.toEqual([]);
    expect(streams.filter((operation) => !operation['x-stream']?.events.length)).toEqual([]);
  });

  it('lead from an alias to an operation that is none', () => {
    const first = operations.filter((operation) => !operation['x-alias-of']).map(({ operationId }) => operationId);
    const aliases = operations.map((operation) => operation['x-alias-of']).filter((name) => name !== undefined);
    expect(aliases.filter((name) => !first.includes(name))).toEqual([]);
  });
});
