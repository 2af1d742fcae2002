import type { ApiDocument } from '@reelsheet/testing/documented-api';
import { DrawnValues, type Schema } from './drawn-value.js';
import { KnownIds } from './known-ids.js';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';

/** Node rejects longer request lines before our code receives them. */
const MAX_IN_ADDRESS = 2_000;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

/** OpenAPI document of a service, as served at `/docs-json`. */
export interface Document extends ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export async function documentAt(origin: string): Promise<Document> {
  return (await (await fetch(`${origin}/docs-json`)).json()) as Document;
}

/** An operation with its name, such as `PATCH /agents/{agent_id}`. */
export interface NamedOperation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function operationsOf({ paths }: Pick<Document, 'paths'>): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([key, operation]) => {
      const method = key.toUpperCase();
      return { name: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** A random request, which is printed if its response is wrong. */
export interface DrawnRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
}

/** Share of choices at which a request deviates from its description. */
const INVALID_SHARE = 0.25;
const ANSWERS_WITHIN_MS = 30_000;
const METHODS = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];

export interface SentRequest {
  readonly operation: NamedOperation;
  readonly request: DrawnRequest;
  readonly answer: Response;
}

/**
 * Generates random requests about a tenant's data, valid by the OpenAPI description of their operation or deviating
 * from it.
 */
export class DrawnRequests {
  private readonly known: KnownIds;
  private readonly valid: DrawnValues;
  private readonly mixed: DrawnValues;
  private readonly address: string;

  constructor(
    trial: TrialRun,
    { servers, components: { schemas } }: Document,
    private readonly tenant: Tenant,
  ) {
    const chance = { random: trial.random, pick: <T>(of: readonly T[]) => trial.pick(of) };
    this.known = new KnownIds(tenant);
    this.valid = new DrawnValues(chance, schemas, this.known, 0);
    this.mixed = new DrawnValues(chance, schemas, this.known, INVALID_SHARE);
    this.address = servers[0]!.url;
  }

  /**
   * Calls each operation with valid requests until it succeeds, within a maximum number of
   * attempts. Later requests use the ids in the responses.
   */
  async createKnownIds(operations: readonly NamedOperation[], attempts: number): Promise<readonly SentRequest[]> {
    const sent: SentRequest[] = [];
    for (const operation of inOrder(operations)) {
      for (let left = attempts; left > 0; left -= 1) {
        const request = this.drawBy(this.valid, operation);
        const answer = await this.send(request);
        sent.push({ operation, request, answer });
        const isData = answer.headers.get('content-type')?.startsWith('application/json');
        if (answer.ok && isData) this.known.learn(operation.path, await answer.json());
        else await answer.body?.cancel();
        if (answer.ok) break;
      }
    }
    return sent;
  }

  draw(operation: NamedOperation): DrawnRequest {
    return this.drawBy(this.mixed, operation);
  }

  drawValid(operation: NamedOperation): DrawnRequest {
    return this.drawBy(this.valid, operation);
  }

  /** Sends the request as the tenant. */
  send({ method, path, query, body }: DrawnRequest, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`${this.address}${path}${query}`, {
      method,
      headers: {
        'x-api-key': this.tenant.key,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
  }

  private drawBy(values: DrawnValues, { method, path, operation }: NamedOperation): DrawnRequest {
    const { parameters = [], requestBody } = operation;
    const inAddress = (value: unknown) => textOf(value).slice(0, MAX_IN_ADDRESS);
    const filled = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((text, { name, schema = {} }) => {
        const known = this.known.behind(path.slice(0, path.indexOf(`{${name}}`)), name);
        const value = inAddress(values.drawOneOf(known, schema, name));
        return text.replace(`{${name}}`, encodeURIComponent(value) || '0');
      }, path);
    const requested = parameters.filter((parameter) => parameter.in === 'query' && values.isGiven(parameter.required));
    const query = new URLSearchParams(
      Object.fromEntries(requested.map(({ name, schema = {} }) => [name, inAddress(values.draw(schema, name))])),
    );
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema && JSON.stringify(values.draw(schema));
    return { method, path: filled, query: query.size > 0 ? `?${query}` : '', body };
  }
}

/**
 * Sorts operations so that records are created before they are changed, and deleted before the records that contain
 * them.
 */
const inOrder = (operations: readonly NamedOperation[]) =>
  operations.toSorted((one, other) => rankOf(one) - rankOf(other) || depthOf(one) - depthOf(other));

const rankOf = ({ method }: NamedOperation) => METHODS.indexOf(method);
const depthOf = ({ method, path }: NamedOperation) => (method === 'DELETE' ? -path.length : path.length);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
