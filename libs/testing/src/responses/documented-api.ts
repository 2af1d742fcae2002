import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { DOCUMENT, mapSchemas, toJsonSchema, type ApiSchema } from './json-schema.js';

type Content = Readonly<Record<string, { readonly schema?: ApiSchema }>>;

interface Described {
  readonly content?: Content;
}

type Responses = Readonly<Record<string, Described>>;

interface Operation {
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
}

/** Returns the errors of a value, one line each. */
export type Check = (value: unknown) => string[];

const NOT_FOUND: ApiSchema = {
  type: 'object',
  required: ['error', 'error_code'],
  properties: { error: { type: 'string' }, error_code: { type: 'string', enum: ['not_found'] } },
};
const UNKNOWN_ROUTE: Operation = { responses: { 404: { content: { 'application/json': { schema: NOT_FOUND } } } } };
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
  expect({ method, path, status, mediaType }: AnswerHead): Check {
    const answer = this.answerAt(method, path, status);
    if (!answer) return () => ['the status is not documented'];
    if (mediaType === '') return (body) => (answer.content || body !== undefined ? ['the body has no type'] : []);
    const described = answer.content?.[mediaType] ?? answer.content?.['*/*'];
    if (!described) return () => [`a body of ${mediaType} is not documented`];
    const hasData = method !== 'HEAD' && WITH_DATA.includes(mediaType);
    return hasData && described.schema ? this.checkOf(described.schema) : () => [];
  }

  private answerAt(method: string, path: string, status: number): Described | undefined {
    const answer = this.operationAt(method, path).responses[status];
    return answer && '$ref' in answer ? this.responses[answer.$ref.slice(RESPONSES.length)] : answer;
  }

  private operationAt(method: string, path: string): Operation {
    if (!isReadable(path)) return UNKNOWN_ROUTE;
    const item = this.routes.find(({ pattern }) => pattern.test(path))?.item as Record<string, Operation> | undefined;
    const name = method === 'HEAD' ? 'get' : method.toLowerCase();
    return item?.[name] ?? UNKNOWN_ROUTE;
  }

  private checkOf(schema: ApiSchema): Check {
    let validate = this.checks.get(schema);
    if (!validate) this.checks.set(schema, (validate = this.ajv.compile(toJsonSchema(schema))));
    return (value) => (validate(value) ? [] : errorsOf(validate).slice(0, MAX_ERRORS));
  }
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
