import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths as AgentPaths } from './generated/agent.js';
import type { paths as BasePaths } from './generated/base.js';
import type { paths as CorePaths } from './generated/core.js';
import type { paths as UploadPaths } from './generated/upload.js';

/** Documented routes of each service, by path. */
export interface ServicePaths {
  readonly base: BasePaths;
  readonly agent: AgentPaths;
  readonly core: CorePaths;
  readonly upload: UploadPaths;
}

/**
 * Client of one service, typed by its OpenAPI document. Calls return `{ data, error, response }` and throw when the
 * connection fails.
 */
export type ServiceClient<Service extends keyof ServicePaths> = Client<ServicePaths[Service]>;

export interface ClientOptions {
  /** An access key. */
  readonly key?: string;
  /** An access token; ignored when a key is given. */
  readonly bearer?: string;
  /** W3C trace context of all calls; without one each call starts a new trace. */
  readonly traceparent?: string;
  /** Timeout of each call in milliseconds; without one there is none. */
  readonly timeoutMs?: number;
}

/** Addresses of the services, each ending in `/v1`, by their names in the fleet file. */
export interface Addresses {
  readonly base_url: string;
  readonly agent_url: string;
  readonly core_url: string;
  readonly upload_url: string;
}

export type Clients = { readonly [Service in keyof ServicePaths]: ServiceClient<Service> };

/** Returns the clients of all four services. */
export function connect(addresses: Addresses, options: ClientOptions = {}): Clients {
  return {
    base: clientOf('base', addresses.base_url, options),
    agent: clientOf('agent', addresses.agent_url, options),
    core: clientOf('core', addresses.core_url, options),
    upload: clientOf('upload', addresses.upload_url, options),
  };
}

/** Returns the client of one service by its address, which ends in `/v1`. */
export function clientOf<Service extends keyof ServicePaths>(
  _service: Service,
  baseUrl: string,
  { key, bearer, traceparent, timeoutMs }: ClientOptions = {},
): ServiceClient<Service> {
  return createFetchClient<ServicePaths[Service]>({
    baseUrl,
    headers: {
      ...(key ? { 'X-API-Key': key } : bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(traceparent && { traceparent }),
    },
    fetch: (request) => fetch(request, timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  });
}
