export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** One unit of work within a trace. */
export interface SpanDetails {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; defaults to now. */
  readonly startedAt?: number;
}

export interface OpenSpan {
  /** W3C trace context for child spans. */
  readonly traceparent: string;
  setAttributes(attributes: Attributes): void;
  /** Ends the span; `error` marks it as failed. */
  end(error?: unknown): void;
}

/** Exports spans. */
export interface SpanCollector {
  /** Starts a span in the trace of `traceparent`, or in a new trace. */
  start(details: SpanDetails, traceparent?: string): OpenSpan;
  /** Exports all remaining spans. */
  close(): Promise<void>;
}
