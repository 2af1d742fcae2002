import type { Artifact } from '../artifact.js';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** A parameter of path, query or header. */
export interface RequestParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface MediaTypes {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Paging {
  readonly by: 'page' | 'cursor';
  readonly parameter: string;
  readonly start?: number;
  readonly size?: string;
  readonly next?: { readonly in: 'body' | 'header'; readonly name: string };
}

/** An operation of the documents, as far as an SDK needs it. */
export interface SdkOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly RequestParameter[];
  readonly requestBody?: MediaTypes;
  readonly responses: Readonly<Record<string, MediaTypes>>;
  readonly 'x-form'?: { readonly file_fields?: readonly string[] };
  readonly 'x-paging'?: Paging;
  readonly 'x-stream'?: { readonly end?: { readonly id: string } };
  readonly 'x-sdk': {
    readonly thing: string;
    readonly verb: string;
    readonly streams?: boolean;
    readonly waits?: string;
    readonly waits_with?: Readonly<Record<string, string>>;
    readonly repeats: 'safely' | 'with_key' | 'after_reading';
    readonly scope: readonly string[];
  };
}

/** An operation with its address. */
export interface AddressedOperation extends SdkOperation {
  readonly service: string;
  readonly method: string;
  readonly path: string;
}

interface JoinedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** The services by the port of their address in the document. */
const SERVICES: Readonly<Record<string, string>> = { 3000: 'base', 3001: 'agent', 3002: 'core', 3003: 'upload' };

/** The document of all services, with its operations sorted by name. */
export class SdkDocument {
  private readonly document: JoinedDocument;
  readonly operations: readonly AddressedOperation[];

  constructor({ content }: Artifact) {
    this.document = JSON.parse(content) as JoinedDocument;
    this.operations = Object.entries(this.document.paths)
      .flatMap(([path, item]) => operationsAt(path, item))
      .sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
  }

  get schemas(): Readonly<Record<string, Schema>> {
    return this.document.components.schemas;
  }

  /** Follows references to the schema that they name. */
  resolved(schema: Schema): Schema {
    return schema.$ref ? this.resolved(this.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]!) : schema;
  }

  /** Returns the properties of an object, those of its alternatives included. */
  properties(schema: Schema): Readonly<Record<string, Schema>> {
    const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = this.resolved(schema);
    const alternatives = [...oneOf, ...anyOf, ...allOf].map((each) => this.properties(each));
    return Object.assign({}, ...alternatives, properties) as Record<string, Schema>;
  }
}

/** Throws for an operation that would be missing in SDKs and the command line. */
function named(method: string, path: string, operation: AddressedOperation): AddressedOperation {
  if (operation['x-sdk']?.thing && operation['x-sdk'].verb) return operation;
  throw new Error(`${method.toUpperCase()} ${path} has no x-sdk: give its route a name with @Operation`);
}

function operationsAt(path: string, item: Readonly<Record<string, unknown>>): AddressedOperation[] {
  const [{ url }] = item.servers as readonly [{ readonly url: string }];
  const service = SERVICES[new URL(url).port]!;
  return METHODS.filter((method) => method in item).map((method) =>
    named(method, path, { ...(item[method] as AddressedOperation), service, method, path }),
  );
}

/** Returns the name that Hey API gives to the types of an operation: `sheets.rows.get` becomes `SheetsRowsGet`. */
export const typeName = (name: string) =>
  name
    .split('.')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
