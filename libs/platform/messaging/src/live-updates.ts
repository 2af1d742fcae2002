import { Injectable } from '@nestjs/common';
import { liveSubject } from '@reelsheet/contracts/bus';
import { MessagingConnection } from './connection.js';

/**
 * Hints of a service to itself that something on a record moved, for those who watch it right now.
 * They may be lost, so a watcher reads the record itself and also looks by the clock.
 */
@Injectable()
export class LiveUpdates {
  constructor(private readonly connection: MessagingConnection) {}

  /** `topic` is `<thing>.<id>`; `news` is what a record does not say yet. */
  publish(topic: string, news?: string): void {
    if (this.connection.isConnected) this.connection.nats.publish(this.subjectOf(topic), news);
  }

  /** Calls `wake` for each hint, with the topic's last part and the news, until the returned function is called. The topic may end in `*`. */
  subscribe(topic: string, wake: (last: string, news: string) => void): () => void {
    const subscription = this.connection.nats.subscribe(this.subjectOf(topic), {
      callback: (error, message) => {
        if (!error) wake(message.subject.slice(message.subject.lastIndexOf('.') + 1), message.string());
      },
    });
    return () => subscription.unsubscribe();
  }

  private subjectOf(topic: string): string {
    return liveSubject(this.connection.service, topic);
  }
}
