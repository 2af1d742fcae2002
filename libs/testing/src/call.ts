import type { ServiceRoutes } from '@reelsheet/client';
import { request, type Answer } from './request.js';
import type { ResponseBody } from './response-body.js';

/**
 * Sends a request to a path below `Root`. The body of the response has the type that the service's OpenAPI document
 * describes for a successful request.
 */
export type Call<
  Service extends keyof ServiceRoutes,
  Root extends string = '',
  Rest extends readonly unknown[] = [body?: unknown],
> = <const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  ...rest: Rest
) => Promise<Answer<ResponseBody<Service, Method, `${Root}${Path}`>>>;

/** The sender of a request and its address. */
export interface Sender<Root extends string> {
  /** Address of the service, ending in `/v1`. */
  readonly url: string;
  /** Access key. */
  readonly key: string;
  /** Id that is added to the query as `agent_id`. */
  readonly agentId?: number;
  /** Path below which requests are sent. */
  readonly root?: Root;
}

/**
 * Returns a function that sends requests to a service as the sender that `senderOf` returns at the time of the request,
 * by default or for another user.
 */
export function callAs<Service extends keyof ServiceRoutes, const Root extends string = '', User = never>(
  _service: Service,
  senderOf: (user?: User) => Sender<Root>,
): Call<Service, Root, [body?: unknown, user?: User]> {
  return (method, path, body, user) => {
    const { url, key, agentId, root = '' } = senderOf(user);
    const query = agentId === undefined ? '' : `${path.includes('?') ? '&' : '?'}agent_id=${agentId}`;
    return request(method, `${url}${root}${path}${query}`, { key, body });
  };
}
