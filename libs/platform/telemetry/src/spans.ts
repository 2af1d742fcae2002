import { requestContext } from './request-context.js';
import type { Attributes, OpenSpan, SpanCollector, SpanDetails } from './span.js';

let collector: SpanCollector | undefined;

/** One for the process; without one nothing here does anything. */
export function setSpanCollector(by: SpanCollector | undefined): void {
  collector = by;
}

export function startSpan(details: SpanDetails, traceparent?: string): OpenSpan | undefined {
  return collector?.start(details, traceparent);
}

/** A part of whatever is under way, which somebody else has timed; what nobody ordered has no trace. */
export function recordSpan(details: SpanDetails, failure?: unknown): void {
  const { traceparent } = (collector && requestContext.getStore()) ?? {};
  if (traceparent) startSpan(details, traceparent)?.end(failure);
}

/** Does the work as a part of whatever is under way; what it orders goes on below it. */
export async function inSpan<T>(details: SpanDetails, work: () => Promise<T>): Promise<T> {
  const context = collector && requestContext.getStore();
  const span = context && startSpan(details, context.traceparent);
  if (!span) return work();
  try {
    const result = await requestContext.run({ ...context, traceparent: span.traceparent, span }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

/** Says more of the part that is under way. */
export function setSpanAttributes(attributes: Attributes): void {
  requestContext.getStore()?.span?.setAttributes(attributes);
}
