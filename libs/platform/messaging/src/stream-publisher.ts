import { Injectable } from '@nestjs/common';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { MessagingConnection } from './connection.js';
import { ensureStream, streamOf } from './streams.js';

export interface StreamMessage {
  readonly id: string;
  readonly subject: string;
  /** JSON text. */
  readonly payload: string;
}

/** Puts messages on their stream; one message id counts once within the stream's window. */
@Injectable()
export class StreamPublisher {
  private readonly client: JetStreamClient;
  private known = new Set<string>();

  constructor(private readonly connection: MessagingConnection) {
    this.client = jetstream(connection.nats, { timeout: 4_000 });
    connection.onReconnect(() => (this.known = new Set()));
  }

  async publish(message: StreamMessage): Promise<void> {
    const name = streamOf(message.subject);
    if (!this.known.has(name)) {
      await ensureStream(this.connection.nats, message.subject);
      this.known.add(name);
    }
    await this.client.publish(message.subject, message.payload, { msgID: message.id });
  }
}
