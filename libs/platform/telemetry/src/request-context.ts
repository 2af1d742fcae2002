import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './span.js';

/** Data of the current request, available to all code that runs for it. */
export interface RequestContext {
  /** Also part of every log line. */
  readonly requestId: string;
  /** IP address of the caller. */
  readonly address: string;
  /** W3C trace context, which jobs and messages of this request inherit. */
  readonly traceparent?: string;
  /** Current span, if traces are exported. */
  readonly span?: OpenSpan;
  /** The client, such as a tab of a browser, by the name that it gives itself. */
  readonly origin?: string;
  /** Authenticated caller. */
  caller?: { readonly userId: number; readonly keyId: number | null };
  /** Organization in which the caller was authorized. */
  organizationId?: number;
  /** The organization whose share that one uses. */
  shareId?: number;
}

/** Names that clients may give themselves. */
const ORIGIN = /^[\w.-]{1,64}$/;

/** Returns the name of a client in a header, or undefined without a valid one. */
export const readOrigin = (header: unknown): string | undefined =>
  typeof header === 'string' && ORIGIN.test(header) ? header : undefined;

export const requestContext = new AsyncLocalStorage<RequestContext>();

/** Returns the W3C trace context for jobs and messages created now, or null if there is none. */
export const currentTraceparent = (): string | null => requestContext.getStore()?.traceparent ?? null;

/** Returns the client for messages that are sent now, or null if it has given no name or no request is under way. */
export const currentOrigin = (): string | null => requestContext.getStore()?.origin ?? null;
