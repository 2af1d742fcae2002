import { anchorOf } from './generated-page.js';

/** The keywords of a JSON schema that the pages show. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** Title of the values in `docs/reference/values.md`. */
  readonly 'x-enumTitle'?: string;
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  readonly 'x-enumAbout'?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export type Schemas = Readonly<Record<string, Schema>>;

export interface Field {
  /** Path of names from the root, with `[]` after lists. */
  readonly path: string;
  readonly isOptional: boolean;
  readonly type: string;
  readonly meaning: string;
}

const MAX_DEPTH = 4;
const MAX_VALUES = 12;

/** Returns the schema that a reference names, merged with its own keywords and those in `allOf`. */
export function resolved(schema: Schema | undefined, schemas: Schemas): Schema | undefined {
  if (!schema) return undefined;
  const { $ref, allOf, ...own } = schema;
  const named = $ref ? resolved(schemas[$ref.slice($ref.lastIndexOf('/') + 1)], schemas) : undefined;
  const variants = [named, ...(allOf ?? []).map((each) => resolved(each, schemas))].filter(
    (each) => each !== undefined,
  );
  if (variants.length === 0) return own;
  const merged = Object.assign({}, ...variants, own) as Schema;
  return {
    ...merged,
    properties: Object.assign(
      {},
      ...variants.map(({ properties }) => properties),
      own.properties,
    ) as Schema['properties'],
    required: [...variants.flatMap(({ required }) => required ?? []), ...(own.required ?? [])],
  };
}

/** Returns all fields of an object or a list of objects, down to some levels. */
export function fieldsOf(schema: Schema | undefined, schemas: Schemas, prefix = '', depth = 0): Field[] {
  const whole = resolved(schema, schemas);
  if (!whole || depth > MAX_DEPTH) return [];
  if (whole.items) return fieldsOf(whole.items, schemas, `${prefix}[]`, depth);
  const variants = (whole.oneOf ?? whole.anyOf ?? []).flatMap((each) => fieldsOf(each, schemas, prefix, depth));
  const own = Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const field = {
      path,
      isOptional: !whole.required?.includes(name),
      type: typeOf(property, schemas),
      meaning: meaningOf(resolved(property, schemas)),
    };
    return [field, ...fieldsOf(property, schemas, path, depth + 1)];
  });
  return [...new Map([...own, ...variants].map((field) => [field.path, field])).values()];
}

/** Describes a type with its limits, as in "list of text, at most 20 items". */
export function typeOf(schema: Schema | undefined, schemas: Schemas): string {
  const whole = resolved(schema, schemas);
  if (!whole) return 'anything';
  const kinds = whole.oneOf ?? whole.anyOf;
  const kind = kinds ? [...new Set(kinds.map((each) => typeOf(each, schemas)))].join(' or ') : kindOf(whole, schemas);
  const title = whole['x-enumTitle'];
  const link = title ? ` ([meanings](../values.md#${anchorOf(title)}))` : '';
  return [
    kind + (typesOf(whole).includes('null') && kind !== 'null' ? ' or null' : '') + link,
    ...limitsOf(whole),
  ].join(', ');
}

function kindOf(schema: Schema, schemas: Schemas): string {
  const { format, items } = schema;
  if (schema.enum) return valuesOf(schema.enum.filter((value) => value !== null));
  if (schema.const !== undefined) return valuesOf([schema.const]);
  if (items) return `list of ${typeOf(items, schemas)}`;
  const types = typesOf(schema);
  return format ?? types.find((type) => type !== 'null') ?? types[0] ?? 'anything';
}

const typesOf = ({ type = [] }: Schema): readonly string[] => [type].flat();

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_VALUES).map((value) => `\`${String(value)}\``);
  return shown.join(', ') + (values.length > MAX_VALUES ? ` and ${values.length - MAX_VALUES} more` : '');
}

/** Returns a range as text, without bounds that every number or text has. */
function range(lower: number | undefined, upper: number | undefined, unit: string): string[] {
  const min = lower === 0 && unit ? undefined : lower;
  const max = upper === Number.MAX_SAFE_INTEGER ? undefined : upper;
  if (min !== undefined && max !== undefined) return [`${min} to ${max}${unit}`];
  if (max !== undefined) return [`at most ${max}${unit}`];
  return min === undefined ? [] : [`at least ${min}${unit}`];
}

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string[] {
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' items'),
  ];
}

function meaningOf(schema: Schema | undefined): string {
  const value = schema?.default;
  const standard = value === undefined ? '' : `default: \`${JSON.stringify(value)}\``;
  return [schema?.description?.replaceAll('\n', ' '), standard].filter(Boolean).join('; ');
}
