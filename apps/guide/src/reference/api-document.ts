type SchemaProperties = Readonly<Record<string, DocumentSchema>>;

/** The keywords of a schema that the reference shows. */
export interface DocumentSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: DocumentSchema;
  readonly properties?: SchemaProperties;
  readonly required?: readonly string[];
  readonly oneOf?: readonly DocumentSchema[];
  readonly anyOf?: readonly DocumentSchema[];
  readonly allOf?: readonly DocumentSchema[];
}

interface DocumentContent {
  readonly schema?: DocumentSchema;
  readonly example?: unknown;
}

export interface DocumentParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: DocumentSchema;
}

export interface DocumentResponse {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, DocumentContent>>;
  readonly 'x-error-codes'?: readonly string[];
}

/** An operation with its address, as far as the reference shows it. */
export interface ReferenceOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly service: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly DocumentParameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, DocumentContent>> };
  readonly responses: Readonly<Record<string, DocumentResponse>>;
  readonly 'x-alias-of'?: string;
  readonly 'x-sdk': {
    readonly thing: string;
    readonly verb: string;
    readonly streams?: boolean;
    readonly pages?: string;
    readonly waits?: string;
    readonly repeats: string;
    readonly spends?: boolean;
    readonly publishes?: boolean;
    readonly scope: readonly string[];
  };
}

interface Components {
  readonly schemas: Readonly<Record<string, DocumentSchema>>;
  readonly responses: Readonly<Record<string, DocumentResponse>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Components;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];
/** The services by the port of their address in the document. */
const SERVICES: Readonly<Record<string, string>> = { 3000: 'base', 3001: 'agent', 3002: 'core', 3003: 'upload' };

/** The document of all services, `docs/api/reelsheet.json`. */
export class ApiDocument {
  private readonly components: Components;
  /** Operations by the thing to which they belong, sorted by its name. */
  readonly things: ReadonlyMap<string, readonly ReferenceOperation[]>;

  constructor(text: string) {
    const { paths, components } = JSON.parse(text) as OpenApiDocument;
    this.components = components;
    const operations = Object.entries(paths).flatMap(([path, item]) => operationsAt(path, item));
    const grouped = Map.groupBy(
      operations.filter((operation) => !operation['x-alias-of']),
      (operation) => operation['x-sdk'].thing,
    );
    this.things = new Map([...grouped].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Follows references of a schema, and merges what it consists of. */
  resolved(schema: DocumentSchema): DocumentSchema {
    const { $ref, allOf = [], ...own } = schema;
    const named = $ref ? [this.components.schemas[nameIn($ref)]!] : [];
    const all = [...named, ...allOf].map((each) => this.resolved(each));
    if (all.length === 0) return own;
    const properties = Object.assign({}, ...all.map((each) => each.properties), own.properties) as SchemaProperties;
    const required = [...all.flatMap((each) => each.required ?? []), ...(own.required ?? [])];
    return { ...(Object.assign({}, ...all, own) as DocumentSchema), properties, required };
  }

  response(response: DocumentResponse): DocumentResponse {
    return response.$ref ? this.components.responses[nameIn(response.$ref)]! : response;
  }
}

const nameIn = (reference: string) => decodeURIComponent(reference.slice(reference.lastIndexOf('/') + 1));

function operationsAt(path: string, item: Readonly<Record<string, unknown>>): ReferenceOperation[] {
  const [{ url }] = item['servers'] as readonly [{ readonly url: string }];
  const service = SERVICES[new URL(url).port]!;
  return METHODS.filter((method) => method in item).map((method) => ({
    ...(item[method] as ReferenceOperation),
    method: method.toUpperCase(),
    path,
    service,
  }));
}
