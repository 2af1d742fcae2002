import { headers, type MsgHdrs } from '@nats-io/nats-core';
import { newUuid } from '@reelsheet/kernel';
import { inSpan, readOrigin, readTraceparent, requestContext, type SpanDetails } from '@reelsheet/platform-telemetry';

const TRACEPARENT = 'traceparent';
const REQUEST_ID = 'X-Request-Id';
const ORIGIN = 'X-Client-Id';

/** Returns headers with the id and the trace of the current request. */
export function contextHeaders(): MsgHdrs | undefined {
  const { requestId, traceparent } = requestContext.getStore() ?? {};
  if (!requestId) return undefined;
  const result = headers();
  result.set(REQUEST_ID, requestId);
  if (traceparent) result.set(TRACEPARENT, traceparent);
  return result;
}

/** Returns headers with the trace and the client of a stored message. */
export function storedHeaders(traceparent: string | null, origin: string | null): MsgHdrs | undefined {
  if (!traceparent && !origin) return undefined;
  const result = headers();
  if (traceparent) result.set(TRACEPARENT, traceparent);
  if (origin) result.set(ORIGIN, origin);
  return result;
}

/**
 * Returns the client of a stored message. What its consumers do is not the client's doing, so it is no part of their
 * context.
 */
export const originOf = (received: MsgHdrs | undefined): string | null => readOrigin(received?.get(ORIGIN)) ?? null;

/** Runs `work` in the request and trace of the received headers. */
export function runInContext<T>(received: MsgHdrs | undefined, span: SpanDetails, work: () => Promise<T>): Promise<T> {
  const requestId = received?.get(REQUEST_ID) || newUuid();
  const traceparent = readTraceparent(received?.get(TRACEPARENT));
  return requestContext.run({ requestId, address: '', traceparent }, () => inSpan(span, work));
}
