import type { Schema, RequestParameter } from '../sdk/sdk-document.js';
import type { SdkDocument } from '../sdk/sdk-document.js';

/** A field of a command, as `apps/cli` reads it. */
export interface CommandField {
  /** Name in the API, with dots for fields of fields. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  readonly type: string;
  /** Type of the items of an array. */
  readonly items?: string;
  readonly needed?: true;
  readonly nullable?: true;
  readonly values?: readonly string[];
  readonly about?: string;
}

/** Fields of fields deeper than this are given as JSON. */
const MAX_DEPTH = 3;
/** Headers that options of all commands have, or that the SDK sends by itself. */
const OWN_HEADERS = new Set(['Idempotency-Key', 'If-Match', 'Last-Event-ID']);

/** Returns the field of a parameter, undefined for headers that are no field. */
export function parameterField(parameter: RequestParameter, document: SdkDocument): CommandField | undefined {
  const { name, in: position, required, description, schema = {} } = parameter;
  if (position === 'header' && OWN_HEADERS.has(name)) return undefined;
  if (position !== 'path' && position !== 'query' && position !== 'header') return undefined;
  return fieldOf({ name, in: position }, { ...schema, ...(description ? { description } : {}) }, required, document);
}

/** Returns the fields of a body: each one, followed by the fields that it has itself. */
export function bodyFields(body: Schema, document: SdkDocument): CommandField[] {
  return fieldsIn(body, document, '', []);
}

function fieldsIn(schema: Schema, document: SdkDocument, prefix: string, above: readonly object[]): CommandField[] {
  const resolved = withoutNull(schema, document);
  const needed = new Set(requiredIn(resolved, document));
  return Object.entries(membersOf(resolved, document)).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const field = fieldOf({ name, in: 'body' }, property, needed.has(key), document);
    const inner = withoutNull(property, document);
    const isOpen = field.type === 'object' && above.length < MAX_DEPTH && !above.includes(inner);
    return isOpen ? [field, ...fieldsIn(inner, document, `${name}.`, [...above, inner])] : [field];
  });
}

/** Returns the properties of an object; those of several alternatives become one that is any of them. */
function membersOf(schema: Schema, document: SdkDocument): Readonly<Record<string, Schema>> {
  const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = document.resolved(schema);
  const members = new Map<string, Schema[]>();
  for (const alternative of [properties, ...[...oneOf, ...anyOf, ...allOf].map((each) => membersOf(each, document))])
    for (const [name, each] of Object.entries(alternative)) members.set(name, [...(members.get(name) ?? []), each]);
  return Object.fromEntries([...members].map(([name, all]) => [name, joined(all)]));
}

function joined(schemas: readonly Schema[]): Schema {
  const description = schemas.find((each) => each.description)?.description;
  return schemas.length === 1 ? schemas[0]! : { oneOf: schemas, ...(description ? { description } : {}) };
}

/** Returns the fields that every alternative of a body requires. */
function requiredIn(schema: Schema, document: SdkDocument): readonly string[] {
  const { required = [], oneOf = [], anyOf = [], allOf = [] } = document.resolved(schema);
  const alternatives = [...oneOf, ...anyOf].map((each) => requiredIn(each, document));
  const common = alternatives.length > 0 ? alternatives.reduce((all, each) => all.filter((n) => each.includes(n))) : [];
  return [...required, ...common, ...allOf.flatMap((each) => requiredIn(each, document))];
}

function fieldOf(
  at: Pick<CommandField, 'name' | 'in'>,
  schema: Schema,
  needed: boolean | undefined,
  document: SdkDocument,
): CommandField {
  const about = schema.description ?? document.resolved(schema).description;
  const values = valuesOf(schema, document);
  const type = typeOf(schema, document);
  const { items } = withoutNull(schema, document);
  const nullable = isNullable(schema, document);
  const itemValues = items ? valuesOf(items, document) : undefined;
  return {
    ...at,
    type,
    ...(type === 'array' && items ? { items: typeOf(items, document) } : {}),
    ...(needed ? { needed: true } : {}),
    ...(nullable ? { nullable: true } : {}),
    ...((values ?? itemValues) ? { values: values ?? itemValues } : {}),
    ...(about ? { about: about.replace(/\s+/g, ' ').trim() } : {}),
  };
}

function valuesOf(schema: Schema, document: SdkDocument): readonly string[] | undefined {
  const { enum: values, const: value, oneOf = [], anyOf = [] } = withoutNull(schema, document);
  if (values) return values.filter((each) => each !== null).map(String);
  if (value !== undefined) return [JSON.stringify(value).replace(/^"|"$/g, '')];
  const alternatives = [...oneOf, ...anyOf].map((each) => valuesOf(each, document));
  return alternatives.length > 0 && alternatives.every((each) => each !== undefined)
    ? [...new Set(alternatives.flat())]
    : undefined;
}

function typesOf(schema: Schema, document: SdkDocument): readonly string[] {
  const { type, const: value, oneOf = [], anyOf = [], allOf = [], properties, format } = document.resolved(schema);
  if (format === 'binary') return ['file'];
  if (Array.isArray(type)) return type as string[];
  if (typeof type === 'string') return [type];
  if (value !== undefined) return [typeof value];
  if (properties) return ['object'];
  return [...new Set([...oneOf, ...anyOf, ...allOf].flatMap((each) => typesOf(each, document)))];
}

const isNullable = (schema: Schema, document: SdkDocument) => typesOf(schema, document).includes('null');

/** Returns the type by which a text of the command line becomes a value. */
function typeOf(schema: Schema, document: SdkDocument): string {
  const types = typesOf(schema, document).filter((each) => each !== 'null');
  if (types.length === 1) return types[0]!;
  if (types.includes('file')) return 'file_or_text';
  const isId = types.length === 2 && types.includes('string') && types.includes('integer');
  return isId ? 'id' : 'any';
}

/** Returns the schema without the alternative null. */
function withoutNull(schema: Schema, document: SdkDocument): Schema {
  const resolved = document.resolved(schema);
  const alternatives = (resolved.oneOf ?? resolved.anyOf)?.filter((each) => document.resolved(each).type !== 'null');
  return alternatives?.length === 1 ? document.resolved(alternatives[0]!) : resolved;
}
