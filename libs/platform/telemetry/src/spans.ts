import { requestContext } from './request-context.js';
import type { Attributes, OpenSpan, SpanCollector, SpanDetails } from './span.js';

let collector: SpanCollector | undefined;

/** Sets the collector of this process; without one, the functions of this file do nothing. */
export function setSpanCollector(next: SpanCollector | undefined): void {
  collector = next;
}

export function startSpan(details: SpanDetails, traceparent?: string): OpenSpan | undefined {
  return collector?.start(details, traceparent);
}

/** Records a span whose times were measured elsewhere; does nothing outside a trace. */
export function recordSpan(details: SpanDetails, error?: unknown): void {
  const { traceparent } = (collector && requestContext.getStore()) ?? {};
  if (traceparent) startSpan(details, traceparent)?.end(error);
}

/** Runs `work` in a child span of the current one; spans started by `work` become its children. */
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

/** Adds attributes to the current span. */
export function setSpanAttributes(attributes: Attributes): void {
  requestContext.getStore()?.span?.setAttributes(attributes);
}
