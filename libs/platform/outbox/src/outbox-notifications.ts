import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@reelsheet/platform-messaging';

const TOPIC = 'outbox.due';
/** Minimum time between two notifications of a process; shorter than the time between two polls of the relay. */
const MIN_INTERVAL_MS = 25;

/**
 * Notifies the relay over the bus that messages were committed. If a notification is lost, the next poll of the relay
 * finds them; while NATS is unavailable, nothing can be published anyway.
 */
@Injectable()
export class OutboxNotifications {
  private isPausing = false;
  private isDueAgain = false;

  constructor(private readonly live: LiveUpdates) {}

  /** Call this after a commit. Commits shortly after a notification share the next one. */
  due(): void {
    this.isDueAgain = this.isPausing;
    if (this.isPausing) return;
    this.live.publish(TOPIC);
    this.isPausing = true;
    setTimeout(() => this.endPause(), MIN_INTERVAL_MS).unref();
  }

  onDue(listener: () => void): () => void {
    return this.live.subscribe(TOPIC, listener);
  }

  private endPause(): void {
    this.isPausing = false;
    if (this.isDueAgain) this.due();
  }
}
