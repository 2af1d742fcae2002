export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** One stretch of work within a trace. */
export interface SpanDetails {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
  /** Milliseconds since 1970; now where absent. */
  readonly startedAt?: number;
}

export interface OpenSpan {
  /** What goes with whatever it leads to. */
  readonly traceparent: string;
  setAttributes(attributes: Attributes): void;
  /** `failure` is what it ended with, where it failed. */
  end(failure?: unknown): void;
}

/** Where spans go. */
export interface SpanCollector {
  /** Within the trace that `traceparent` names, else in a new one. */
  start(details: SpanDetails, traceparent?: string): OpenSpan;
  /** Sends what it still has. */
  close(): Promise<void>;
}
