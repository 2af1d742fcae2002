import { Injectable } from '@nestjs/common';
import { liveSubject } from '@reelsheet/contracts/bus';
import { MessagingConnection } from './connection.js';

/**
 * Notifies current watchers within a service that a record changed. Notifications may be lost, so watchers read the
 * record itself and poll as well.
 */
@Injectable()
export class LiveUpdates {
  constructor(private readonly connection: MessagingConnection) {}

  /** `topic` is `<thing>.<id>`; `payload` carries data that is not stored in the record. */
  publish(topic: string, payload?: string): void {
    if (this.connection.isConnected) this.connection.nats.publish(this.subjectOf(topic), payload);
  }

  /**
   * Calls `listener` for each update with the last token of the topic and the payload, until the returned function is
   * called. The topic may end in `*`.
   */
  subscribe(topic: string, listener: (last: string, payload: string) => void): () => void {
    const subscription = this.connection.nats.subscribe(this.subjectOf(topic), {
      callback: (error, message) => {
        if (!error) listener(message.subject.slice(message.subject.lastIndexOf('.') + 1), message.string());
      },
    });
    return () => subscription.unsubscribe();
  }

  private subjectOf(topic: string): string {
    return liveSubject(this.connection.service, topic);
  }
}
