import type { ApiDocument } from '@reelsheet/testing/documented-api';
import { DrawnValues, type Schema } from './drawn-value.js';
import type { Tenant } from './tenant.js';
import type { TrialRun } from './trial.js';

/** Node refuses longer lines before anything of ours sees them. */
const LONGEST_IN_ADDRESS = 2_000;

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

/** What a service says of itself at `/docs-json`. */
export interface Document extends ApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export async function documentAt(origin: string): Promise<Document> {
  return (await (await fetch(`${origin}/docs-json`)).json()) as Document;
}

/** An operation by its name, such as `PATCH /agents/{agent_id}`. */
export interface NamedOperation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function operationsOf({ paths }: Document): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([key, operation]) => {
      const method = key.toUpperCase();
      return { name: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** One request, told again where it was answered wrongly. */
export interface DrawnRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string | undefined;
}

/** Draws requests by the descriptions of their operations, and beside them, about what a tenant has. */
export class DrawnRequests {
  private readonly values: DrawnValues;
  private readonly address: string;

  constructor(
    private readonly trial: TrialRun,
    { servers, components }: Document,
    private readonly tenant: Tenant,
  ) {
    const { random } = trial;
    this.values = new DrawnValues({ random, pick: (of) => trial.pick(of) }, components.schemas, knownOf(tenant));
    this.address = servers[0]!.url;
  }

  draw({ method, path, operation: { parameters = [], requestBody } }: NamedOperation): DrawnRequest {
    const valueOf = ({ name, schema = {} }: Parameter) =>
      textOf(this.values.draw(schema, name)).slice(0, LONGEST_IN_ADDRESS);
    const parts = parameters.filter((parameter) => parameter.in === 'path');
    const filled = parts.reduce(
      (text, part) => text.replace(`{${part.name}}`, encodeURIComponent(valueOf(part)) || '0'),
      path,
    );
    const asked = parameters.filter(
      (parameter) => parameter.in === 'query' && this.trial.random() < (parameter.required ? 0.95 : 0.4),
    );
    const query = new URLSearchParams(
      Object.fromEntries(asked.map((parameter) => [parameter.name, valueOf(parameter)])),
    );
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema && JSON.stringify(this.values.draw(schema));
    return { method, path: filled, query: query.size > 0 ? `?${query}` : '', body };
  }

  /** As the tenant. */
  send({ method, path, query, body }: DrawnRequest, signal: AbortSignal): Promise<Response> {
    return fetch(`${this.address}${path}${query}`, {
      method,
      headers: { 'x-api-key': this.tenant.key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body ?? null,
      redirect: 'manual',
      signal,
    });
  }
}

/** What the tenant has, so that requests come past the door. */
function knownOf({ agentId, agentUuid, organizationId, sheetId, cellIds }: Tenant): Record<string, readonly unknown[]> {
  const agents = [agentId, agentUuid];
  return {
    agent_id: agents,
    organization_id: [organizationId],
    id: [sheetId, agentId, cellIds[0]!, 1],
    engine_id: [sheetId],
    cell_id: cellIds,
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
