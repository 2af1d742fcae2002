import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line and every message sent on behalf of a request should bear. */
export interface RequestContext {
  readonly requestId: string;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
