interface ExampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly items?: ExampleSchema;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ExampleSchema;
  readonly oneOf?: readonly ExampleSchema[];
  readonly anyOf?: readonly ExampleSchema[];
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> };
}

interface ExampleContent {
  readonly 'x-error-codes'?: readonly string[];
  readonly content?: Record<string, { readonly schema?: ExampleSchema; example?: unknown }>;
}

interface ExampleOperation {
  readonly requestBody?: ExampleContent;
  readonly responses: Readonly<Record<string, ExampleContent>>;
}

interface ExampleDocument {
  readonly paths: object;
  readonly components?: { readonly schemas?: object; readonly responses?: object };
}

const JSON_TYPE = 'application/json';
/** Depth below which only required fields are shown. */
const FULL_DEPTH = 3;
/** Depth below which nothing optional, and no item of a list, is shown. */
const MAX_DEPTH = 8;

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-26T09:00:00.000Z',
  uuid: '3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10',
  email: 'ada@example.com',
  uri: 'https://example.com/calm-mornings',
};
const BY_NAME: Readonly<Record<string, string>> = {
  error: 'A sentence that says what is wrong',
  url: 'https://upload.example.com/v1/media/8Zk2.mp4',
  thumbnail_url: 'https://upload.example.com/v1/media/8Zk2.webp',
  name: 'Calm Mornings',
  title: 'Three habits of calm mornings',
  prompt: 'Write a script about three habits of calm mornings',
  description: 'Three habits that make mornings calm',
  text: 'Good morning',
  password: 'correct horse battery',
  access_token: 'eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl',
  token_type: 'Bearer',
  model: 'textmodel',
  slug: 'calm-mornings',
  file_name: 'calm-mornings.mp4',
  content_type: 'video/mp4',
  time_zone: 'Europe/Berlin',
};
const TEXT = 'text';
const INVALID = 'validation_error';

/** Adds an example to each JSON body of a document that has none. */
export function withExamples<Described extends ExampleDocument>(document: Described): Described {
  const maker = new ExampleMaker((document.components?.schemas ?? {}) as Record<string, ExampleSchema>);
  for (const item of Object.values(document.paths))
    for (const { requestBody, responses } of Object.values(item as Record<string, ExampleOperation>)) {
      if (requestBody) addExample(requestBody, (schema) => maker.request(schema));
      for (const response of Object.values(responses)) addResponseExample(response, maker);
    }
  for (const response of Object.values((document.components?.responses ?? {}) as Record<string, ExampleContent>))
    addResponseExample(response, maker);
  return document;
}

function addResponseExample(response: ExampleContent, maker: ExampleMaker): void {
  const { 'x-error-codes': codes } = response;
  addExample(response, (schema) => (codes ? maker.error(schema, codes) : maker.response(schema)));
}

function addExample({ content }: ExampleContent, exampleOf: (schema: ExampleSchema) => unknown): void {
  const body = content?.[JSON_TYPE];
  if (body?.schema) body.example ??= exampleOf(body.schema);
}

/**
 * Makes examples from schemas: responses have all fields, requests those that are required and those whose declaration
 * has an example.
 */
class ExampleMaker {
  constructor(private readonly schemas: Readonly<Record<string, ExampleSchema>>) {}

  response(schema: ExampleSchema): unknown {
    return this.of(schema, '', 0, () => true);
  }

  /** An error of all has one of the codes of its response. Only an error that is about the input names fields. */
  error(schema: ExampleSchema, codes: readonly string[]): unknown {
    const [variant = schema] = schema.anyOf ?? [];
    const { mapping } = schema.discriminator ?? {};
    const code = codes.find((each) => !mapping || mapping[each] === variant.$ref);
    const { errors, ...example } = this.response(variant) as Record<string, unknown>;
    return { ...example, error_code: code, ...(code === INVALID ? { errors } : {}) };
  }

  request(schema: ExampleSchema): unknown {
    return this.of(schema, '', 0, (optional) => this.hasExample(optional));
  }

  private of(given: ExampleSchema, name: string, depth: number, shows: (optional: ExampleSchema) => boolean): unknown {
    const schema = this.resolved(given);
    const [example] = schema.examples ?? [];
    if (example !== undefined) return example;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.default !== undefined) return schema.default;
    const [variant] = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null');
    if (variant) return this.of(variant, name, depth, shows);
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'object') return this.object(schema, depth, shows);
    if (type === 'array') return this.list(schema, name, depth, shows);
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return numberWithin(schema);
    return textWithin(schema, name);
  }

  private object(schema: ExampleSchema, depth: number, shows: (optional: ExampleSchema) => boolean): object {
    const { properties = {}, required = [], additionalProperties } = schema;
    const shown = Object.entries(properties).filter(
      ([name, property]) => required.includes(name) || (depth < FULL_DEPTH && shows(property)),
    );
    const fields = shown.map(([name, property]) => [name, this.of(property, name, depth + 1, shows)]);
    if (typeof additionalProperties !== 'object') return Object.fromEntries(fields) as object;
    return { name: this.of(additionalProperties, 'name', depth + 1, shows) };
  }

  private list(
    { items = {}, minItems = 0 }: ExampleSchema,
    name: string,
    depth: number,
    shows: (optional: ExampleSchema) => boolean,
  ): unknown[] {
    if (depth >= MAX_DEPTH) return [];
    const item = this.of(items, name.replace(/s$/, ''), depth + 1, shows);
    return Array.from({ length: Math.max(1, minItems) }, () => item);
  }

  private hasExample(schema: ExampleSchema, depth = 0): boolean {
    const { examples, properties = {}, items, oneOf, anyOf } = this.resolved(schema);
    if (examples) return true;
    if (depth > FULL_DEPTH) return false;
    return [...Object.values(properties), ...(items ? [items] : []), ...(oneOf ?? []), ...(anyOf ?? [])].some((below) =>
      this.hasExample(below, depth + 1),
    );
  }

  private resolved(schema: ExampleSchema): ExampleSchema {
    if (!schema.$ref) return schema;
    const { $ref, ...own } = schema;
    return { ...this.resolved(this.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}), ...own };
  }
}

function numberWithin({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: ExampleSchema): number {
  return Math.min(maximum, Math.max(minimum, 1));
}

function textWithin({ format = '', minLength = 0, maxLength = Infinity }: ExampleSchema, name: string): string {
  const text = BY_FORMAT[format] ?? BY_NAME[name] ?? TEXT;
  const long = text.length < minLength ? text.repeat(Math.ceil(minLength / text.length)) : text;
  return long.slice(0, maxLength);
}
