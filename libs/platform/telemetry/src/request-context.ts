import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request wherever it leads. */
export interface RequestContext {
  /** On every log line, too. */
  readonly requestId: string;
  /** Where the request comes from. */
  readonly address: string;
  /** W3C trace context, which work that the request orders carries on. */
  readonly traceparent?: string;
  /** Who asks, once the door has let them in. */
  caller?: { readonly userId: number; readonly keyId: number | null };
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
