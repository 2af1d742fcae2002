import { Injectable } from '@nestjs/common';
import type { Service } from '@reelsheet/contracts';
import { ackSubject, senderOf } from '@reelsheet/contracts/bus';
import { isUuid } from '@reelsheet/kernel';
import { MessagingConnection } from './connection.js';

/** What a consumer tells a message's sender: that its effect is recorded. */
export interface Ack {
  readonly id: string;
  readonly consumer: Service;
}

/** Receipts may be lost: the sender then sends again, and the consumer knows the message. */
@Injectable()
export class Acks {
  constructor(private readonly connection: MessagingConnection) {}

  /** Says that this service has taken in a message of the sender's. */
  send(sender: Service, id: string): void {
    const { connection } = this;
    if (connection.isConnected) connection.nats.publish(ackSubject(sender, connection.service), JSON.stringify(id));
  }

  /** Until the receipts that this process sent have come to where they are collected, or NATS is away. */
  async flushed(): Promise<void> {
    await this.connection.ping();
  }

  /** One of this service's workers gets each receipt for its messages. Returns the way to stop. */
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
