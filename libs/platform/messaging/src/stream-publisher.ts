import { Injectable } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { InvalidArgumentError } from '@nats-io/nats-core';
import { traceHeaders } from './context-headers.js';
import { MessagingConnection } from './connection.js';

export interface StreamMessage {
  readonly id: string;
  readonly subject: string;
  /** JSON text. */
  readonly payload: string;
  /** Of what it was sent in. */
  readonly traceparent?: string | null;
}

/** Puts messages on their stream; one message id counts once within the stream's window. */
@Injectable()
export class StreamPublisher {
  private readonly client: JetStreamClient;

  constructor(connection: MessagingConnection) {
    this.client = jetstream(connection.nats, { timeout: 4_000 });
  }

  async publish({ id, subject, payload, traceparent = null }: StreamMessage): Promise<void> {
    await this.client.publish(subject, payload, { msgID: id, headers: traceHeaders(traceparent) });
  }
}

/** Whether a message itself keeps NATS from taking it, as one that is too large does; no repetition mends that. */
export const isUnpublishable = (error: unknown): error is Error => error instanceof InvalidArgumentError;
