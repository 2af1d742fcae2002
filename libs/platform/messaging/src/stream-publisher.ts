import { Injectable } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { InvalidArgumentError } from '@nats-io/nats-core';
import { storedHeaders } from './context-headers.js';
import { MessagingConnection } from './connection.js';

export interface StreamMessage {
  readonly id: string;
  readonly subject: string;
  /** JSON text. */
  readonly payload: string;
  /** W3C trace context of the sender. */
  readonly traceparent?: string | null;
  /** The client whose request sent it. */
  readonly origin?: string | null;
}

/** Publishes messages to their stream, which deduplicates message ids within a time window. */
@Injectable()
export class StreamPublisher {
  private readonly client: JetStreamClient;

  constructor(connection: MessagingConnection) {
    this.client = jetstream(connection.nats, { timeout: 4_000 });
  }

  async publish({ id, subject, payload, traceparent = null, origin = null }: StreamMessage): Promise<void> {
    await this.client.publish(subject, payload, { msgID: id, headers: storedHeaders(traceparent, origin) });
  }
}

/** Returns whether NATS can never accept the message, for example because it is too large. */
export const isUnpublishable = (error: unknown): error is Error => error instanceof InvalidArgumentError;
