import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { DOCUMENT, mapSchemas, toJsonSchema, type ApiSchema } from './json-schema.js';

type Content = Readonly<Record<string, { readonly schema?: ApiSchema }>>;

interface Described {
  readonly 'x-error-codes'?: readonly string[];
  readonly content?: Content;
  readonly headers?: object;
}

type Responses = Readonly<Record<string, Described>>;

interface Operation {
  readonly 'x-stream'?: { readonly events: readonly string[] };
  readonly responses: Readonly<Record<string, Described | { readonly $ref: string }>>;
}

/** Fields of an OpenAPI document that are used here. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, object>>;
  readonly components?: { readonly schemas?: object; readonly responses?: object };
}

/** A response without its body. */
export interface AnswerHead {
  readonly method: string;
  /** Path relative to the service's URL, without the query. */
  readonly path: string;
  readonly status: number;
  /** Media type without parameters; empty if the response has none. */
  readonly mediaType: string;
  /** Names of the headers. */
  readonly headers?: readonly string[];
}

/** Returns the errors of a value, one line each. */
export type Check = (value: unknown) => string[];

const NOT_FOUND: ApiSchema = {
  type: 'object',
  required: ['error', 'error_code'],
  properties: { error: { type: 'string' }, error_code: { type: 'string', enum: ['not_found'] } },
};
const UNKNOWN_ROUTE: Operation = {
  responses: { 404: { headers: { 'X-Request-Id': {} }, content: { 'application/json': { schema: NOT_FOUND } } } },
};
/** Headers that browsers, caches and HTTP libraries read, and clients do not. */
const NOT_FOR_CLIENTS = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'set-cookie',
  // Every response of a route that speaks tus has these, as its protocol demands.
  'tus-resumable',
  'tus-version',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]);
const FOR_BROWSERS = 'access-control-';
/** Media types whose data can be validated. */
const WITH_DATA = ['application/json', 'text/event-stream'];
const MAX_ERRORS = 5;
const RESPONSES = '#/components/responses/';

/** Responses that the OpenAPI document of a service allows. */
export class DocumentedApi {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false });
  private readonly routes: readonly { readonly pattern: RegExp; readonly item: object }[];
  private readonly responses: Responses;
  private readonly checks = new Map<ApiSchema, ValidateFunction>();

  constructor({ paths, components }: ApiDocument) {
    this.ajv.addSchema({ components: { schemas: mapSchemas(components?.schemas ?? {}) } }, DOCUMENT);
    this.responses = (components?.responses ?? {}) as Responses;
    // A brace sorts after every letter of the alphabet, so a fixed path segment comes before a path
    // parameter.
    this.routes = Object.entries(paths)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, item]) => ({ pattern: toPattern(path), item }));
  }

  /** Returns the validator for the data of such a response: its JSON body, or each event of its stream. */
  expect({ method, path, status, mediaType, headers = [] }: AnswerHead): Check {
    const answer = this.answerAt(method, path, status);
    if (!answer) return () => ['the status is not documented'];
    const [unknown] = undocumented(headers, answer);
    if (unknown !== undefined) return () => [`the header ${unknown} is not documented`];
    if (mediaType === '' && method !== 'HEAD')
      return (body) => (answer.content || body !== undefined ? ['the body has no type'] : []);
    if (mediaType === '') return () => [];
    const described = answer.content?.[mediaType] ?? answer.content?.['*/*'];
    if (!described) return () => [`a body of ${mediaType} is not documented`];
    if (method === 'HEAD' || !WITH_DATA.includes(mediaType) || !described.schema) return () => [];
    const check = this.checkOf(described.schema);
    return (value) => [...codeErrors(value, answer), ...check(value)];
  }

  /** Returns the validator for the names of events of a stream. */
  expectEvents({ method, path }: AnswerHead): Check {
    const { events } = this.operationAt(method, path)['x-stream'] ?? {};
    return (name) => (events?.includes(name as string) ? [] : [`the event ${name as string} is not documented`]);
  }

  private answerAt(method: string, path: string, status: number): Described | undefined {
    const answer = this.operationAt(method, path).responses[status];
    return answer && '$ref' in answer ? this.responses[answer.$ref.slice(RESPONSES.length)] : answer;
  }

  private operationAt(method: string, path: string): Operation {
    if (!isReadable(path)) return UNKNOWN_ROUTE;
    const item = this.routes.find(({ pattern }) => pattern.test(path))?.item as Record<string, Operation> | undefined;
    const name = method.toLowerCase();
    return item?.[name] ?? (method === 'HEAD' ? item?.['get'] : undefined) ?? UNKNOWN_ROUTE;
  }

  private checkOf(schema: ApiSchema): Check {
    let validate = this.checks.get(schema);
    if (!validate) this.checks.set(schema, (validate = this.ajv.compile(toJsonSchema(schema))));
    return (value) => (validate(value) ? [] : errorsOf(validate).slice(0, MAX_ERRORS));
  }
}

function codeErrors(value: unknown, { 'x-error-codes': codes }: Described): string[] {
  const { error_code: code } = (value ?? {}) as { readonly error_code?: unknown };
  return !codes || codes.includes(code as string) ? [] : [`the error code ${String(code)} is not documented`];
}

function undocumented(names: readonly string[], { headers = {} }: Described): string[] {
  const documented = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  return names.filter((name) => !documented.has(name) && !NOT_FOR_CLIENTS.has(name) && !name.startsWith(FOR_BROWSERS));
}

/** Returns false for a path with invalid percent-encoding, which matches no route. */
function isReadable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

function toPattern(path: string): RegExp {
  return new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map(RegExp.escape)
      .join('[^/]+')}$`,
  );
}

function errorsOf({ errors }: ValidateFunction): string[] {
  const own = (errors ?? []).filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
  return own.map(({ instancePath, message, params, data }) => {
    const extra = params.additionalProperty ?? params.allowedValues;
    const detail = extra === undefined ? '' : ` (${JSON.stringify(extra)})`;
    return `${instancePath || 'the body'} ${message}${detail}, and is ${short(data)}`;
  });
}

function short(data: unknown): string {
  const text = JSON.stringify(data) ?? 'undefined';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
