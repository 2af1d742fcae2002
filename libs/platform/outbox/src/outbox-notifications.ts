import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@reelsheet/platform-messaging';

const TOPIC = 'outbox.due';

/**
 * Notifies the relay over the bus that messages were committed. If a notification is lost, the next poll of the relay
 * finds them; while NATS is unavailable, nothing can be published anyway.
 */
@Injectable()
export class OutboxNotifications {
  constructor(private readonly live: LiveUpdates) {}

  /** Call this after a commit. */
  due(): void {
    this.live.publish(TOPIC);
  }

  onDue(listener: () => void): () => void {
    return this.live.subscribe(TOPIC, listener);
  }
}
