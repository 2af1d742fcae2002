import { headers, type MsgHdrs } from '@nats-io/nats-core';
import { newUuid } from '@reelsheet/kernel';
import { inSpan, readTraceparent, requestContext, type SpanDetails } from '@reelsheet/platform-telemetry';

const TRACEPARENT = 'traceparent';
const REQUEST_ID = 'X-Request-Id';

/** What a message tells of the request that it is part of. */
export function contextHeaders(): MsgHdrs | undefined {
  const { requestId, traceparent } = requestContext.getStore() ?? {};
  if (!requestId) return undefined;
  const told = headers();
  told.set(REQUEST_ID, requestId);
  if (traceparent) told.set(TRACEPARENT, traceparent);
  return told;
}

/** … and of the trace that it was sent in. */
export function traceHeaders(traceparent: string | null): MsgHdrs | undefined {
  if (!traceparent) return undefined;
  const told = headers();
  told.set(TRACEPARENT, traceparent);
  return told;
}

/** Does what a message asks for as part of the request, or at least of the trace, that it tells of. */
export function runInContext<T>(told: MsgHdrs | undefined, span: SpanDetails, work: () => Promise<T>): Promise<T> {
  const requestId = told?.get(REQUEST_ID) || newUuid();
  const traceparent = readTraceparent(told?.get(TRACEPARENT));
  return requestContext.run({ requestId, address: '', traceparent }, () => inSpan(span, work));
}
