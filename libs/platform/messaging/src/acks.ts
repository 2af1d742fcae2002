import { Injectable } from '@nestjs/common';
import type { Service } from '@reelsheet/contracts';
import { ackSubject, senderOf } from '@reelsheet/contracts/bus';
import { isUuid } from '@reelsheet/kernel';
import { MessagingConnection } from './connection.js';

/** Confirms to the sender of a message that a consumer has recorded its effect. */
export interface Ack {
  readonly id: string;
  readonly consumer: Service;
}

/** Acks may be lost: the sender then publishes again, and the consumer acks the known message again. */
@Injectable()
export class Acks {
  constructor(private readonly connection: MessagingConnection) {}

  /** Acknowledges a message of the sender. */
  send(sender: Service, id: string): void {
    const { connection } = this;
    if (connection.isConnected) connection.nats.publish(ackSubject(sender, connection.service), JSON.stringify(id));
  }

  /** Resolves when NATS has received the acks of this process, or is unavailable. */
  async flushed(): Promise<void> {
    await this.connection.ping();
  }

  /** Receives the acks for messages of this service; each goes to one of its workers. Returns a function that stops. */
  collect(take: (ack: Ack) => void): () => void {
    const { service } = this.connection;
    const subscription = this.connection.listen<unknown>(
      ackSubject(service, '*'),
      (id, subject) => {
        if (isUuid(id)) take({ id, consumer: senderOf(subject) as Service });
      },
      service,
    );
    return () => subscription.unsubscribe();
  }
}
