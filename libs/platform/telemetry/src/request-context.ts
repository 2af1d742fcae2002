import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './span.js';

/** What is known of a request wherever it leads. */
export interface RequestContext {
  /** On every log line, too. */
  readonly requestId: string;
  /** Where the request comes from. */
  readonly address: string;
  /** W3C trace context, which work that the request orders carries on. */
  readonly traceparent?: string;
  /** The part of the trace that this is, where traces are collected. */
  readonly span?: OpenSpan;
  /** Who asks, once the door has let them in. */
  caller?: { readonly userId: number; readonly keyId: number | null };
  /** Where they work, once they were admitted there. */
  organizationId?: number;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** W3C trace context that work ordered now carries on; null where none is known. */
export const currentTraceparent = (): string | null => requestContext.getStore()?.traceparent ?? null;
