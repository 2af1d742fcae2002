import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { redactText } from './redaction.js';
import type { Attributes, OpenSpan, SpanCollector, SpanDetails } from './span.js';

export interface OtlpOptions {
  /** Name of the process. */
  readonly name: string;
  readonly endpoint: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Share of the traces that are exported, from 0 to 1. */
  readonly ratio: number;
}

const KINDS: Readonly<Record<SpanDetails['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Exports spans to a collector with OTLP over HTTP. Sampling depends only on the id of a trace, so all processes
 * make the same decision, and callers cannot force sampling with the flag of their `traceparent`.
 */
export class OtlpSpans implements SpanCollector {
  private readonly provider: TracerProvider;
  private readonly tracer;

  constructor({ name, endpoint, headers, ratio }: OtlpOptions) {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
      headers: { ...headers },
    });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': name, 'service.namespace': 'reelsheet' }),
      sampler: new TraceIdRatioBasedSampler(ratio),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
    });
    this.tracer = this.provider.getTracer('reelsheet');
  }

  start({ name, kind, attributes, startedAt }: SpanDetails, traceparent?: string): OpenSpan {
    const options = { kind: KINDS[kind], attributes: definedOnly(attributes), startTime: startedAt };
    return new OtlpSpan(this.tracer.startSpan(name, options, parentOf(traceparent)));
  }

  close(): Promise<void> {
    return this.provider.shutdown();
  }
}

class OtlpSpan implements OpenSpan {
  readonly traceparent: string;

  constructor(private readonly span: Span) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceparent = `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
  }

  setAttributes(attributes: Attributes): void {
    this.span.setAttributes(definedOnly(attributes));
  }

  end(error?: unknown): void {
    if (error !== undefined)
      this.span.setStatus({
        code: SpanStatusCode.ERROR,
        message: redactText(error instanceof Error ? error.message : `${error as string}`),
      });
    this.span.end();
  }
}

function parentOf(traceparent: string | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT;
  const [, traceId, spanId, flags] = traceparent.split('-') as [string, string, string, string];
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

function definedOnly(attributes: Attributes = {}): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).filter((pair): pair is [string, string | number | boolean] => pair[1] !== undefined),
  );
}
