export interface OutboxOptions {
  readonly service: string;
  /** True in the worker, which publishes messages to the streams. */
  readonly relay: boolean;
  /** Seconds without an ack after which a message is published again. */
  readonly resendAfterSeconds: number;
}

export const OUTBOX_OPTIONS = Symbol('outbox options');
