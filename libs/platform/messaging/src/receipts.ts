import { Injectable } from '@nestjs/common';
import type { Service } from '@reelsheet/contracts';
import { MessagingConnection } from './connection.js';

/** What a consumer tells a message's sender: that its effect is recorded. */
export interface Receipt {
  readonly id: string;
  readonly consumer: Service;
}

/** Receipts may be lost: the sender then sends again, and the consumer knows the message. */
@Injectable()
export class Receipts {
  constructor(private readonly connection: MessagingConnection) {}

  send(sender: Service, receipt: Receipt): void {
    if (this.connection.isConnected) this.connection.nats.publish(`receipt.${sender}`, JSON.stringify(receipt));
  }

  /** Until the receipts that this process sent have come to where they are collected, or NATS is away. */
  async settled(): Promise<void> {
    await this.connection.answers();
  }

  /** One of the sender's processes gets each receipt. Returns the way to stop. */
  collect(sender: Service, take: (receipt: Receipt) => void): () => void {
    const subscription = this.connection.nats.subscribe(`receipt.${sender}`, {
      queue: sender,
      callback: (_error, message) => take(message.json<Receipt>()),
    });
    return () => subscription.unsubscribe();
  }
}
