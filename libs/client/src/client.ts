import { createClient } from './generated/client/index.js';
import type { ServiceThings } from './generated/routes.js';
import { Reelsheet } from './generated/sdk.js';

/** Name of a service. */
export type ServiceName = keyof ServiceThings;

/**
 * Client of one service: its operations by their names in the OpenAPI documents, such as `sheets.rows.create`. Calls
 * return `{ data, error, response }` and throw when the connection fails.
 */
export type ServiceClient<Service extends ServiceName> = Pick<Reelsheet, ServiceThings[Service]>;

export interface ClientOptions {
  /** An access key. */
  readonly key?: string;
  /** An access token; ignored when a key is given. */
  readonly bearer?: string;
  /** W3C trace context of all calls; without one each call starts a new trace. */
  readonly traceparent?: string;
  /** Timeout of each call in milliseconds; without one there is none. */
  readonly timeoutMs?: number;
  /** Sends the requests instead of `fetch`, for an application that renews its tokens; ignored with `timeoutMs`. */
  readonly send?: (request: Request) => Promise<Response>;
}

/** Addresses of the services, each ending in `/v1`, by their names in the fleet file. */
export interface Addresses {
  readonly base_url: string;
  readonly agent_url: string;
  readonly core_url: string;
  readonly upload_url: string;
}

export type Clients = { readonly [Service in ServiceName]: ServiceClient<Service> };

/** Returns the clients of all four services. */
export function connect(addresses: Addresses, options: ClientOptions = {}): Clients {
  return {
    base: clientOf('base', addresses.base_url, options),
    agent: clientOf('agent', addresses.agent_url, options),
    core: clientOf('core', addresses.core_url, options),
    upload: clientOf('upload', addresses.upload_url, options),
  };
}

const sendOnce = (request: Request): Promise<Response> => fetch(request);

/** Returns the client of one service by its address, which ends in `/v1`. */
export function clientOf<Service extends ServiceName>(
  _service: Service,
  baseUrl: string,
  { key, bearer, traceparent, timeoutMs, send = sendOnce }: ClientOptions = {},
): ServiceClient<Service> {
  const client = createClient({
    baseUrl,
    headers: {
      ...(key ? { 'X-API-Key': key } : bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(traceparent && { traceparent }),
    },
    fetch: (request) =>
      timeoutMs === undefined ? send(request as Request) : fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
  });
  client.interceptors.error.use((error, response) => {
    if (!response) throw error;
    return error;
  });
  return new Reelsheet({ client });
}
