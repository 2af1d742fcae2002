import { headers, type MsgHdrs } from '@nats-io/nats-core';
import { newUuid } from '@reelsheet/kernel';
import { inSpan, readTraceparent, requestContext, type SpanDetails } from '@reelsheet/platform-telemetry';

const TRACEPARENT = 'traceparent';
const REQUEST_ID = 'X-Request-Id';

/** Returns headers with the id and the trace of the current request. */
export function contextHeaders(): MsgHdrs | undefined {
  const { requestId, traceparent } = requestContext.getStore() ?? {};
  if (!requestId) return undefined;
  const result = headers();
  result.set(REQUEST_ID, requestId);
  if (traceparent) result.set(TRACEPARENT, traceparent);
  return result;
}

/** Returns headers with the trace of a stored message. */
export function traceHeaders(traceparent: string | null): MsgHdrs | undefined {
  if (!traceparent) return undefined;
  const result = headers();
  result.set(TRACEPARENT, traceparent);
  return result;
}

/** Runs `work` in the request and trace of the received headers. */
export function runInContext<T>(received: MsgHdrs | undefined, span: SpanDetails, work: () => Promise<T>): Promise<T> {
  const requestId = received?.get(REQUEST_ID) || newUuid();
  const traceparent = readTraceparent(received?.get(TRACEPARENT));
  return requestContext.run({ requestId, address: '', traceparent }, () => inSpan(span, work));
}
