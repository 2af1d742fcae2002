import { Injectable } from '@nestjs/common';
import { MessagingConnection } from './connection.js';

/**
 * Hints that something on a record moved, for those who watch it right now.
 * They may be lost, so a watcher reads the record itself and also looks by the clock.
 */
@Injectable()
export class LiveHints {
  constructor(private readonly connection: MessagingConnection) {}

  /** `topic` is `<owner>.<thing>.<id>`. */
  announce(topic: string): void {
    if (this.connection.isConnected) this.connection.nats.publish(`live.${topic}`);
  }

  /** Calls `wake` for each hint until the returned function is called. */
  watch(topic: string, wake: () => void): () => void {
    const subscription = this.connection.nats.subscribe(`live.${topic}`, { callback: wake });
    return () => subscription.unsubscribe();
  }
}
