import { Injectable } from '@nestjs/common';
import { LiveUpdates } from '@reelsheet/platform-messaging';

/** Notifies the replicas with readers of an organization that it has new events. */
@Injectable()
export class LiveNotifications {
  constructor(private readonly live: LiveUpdates) {}

  /** Call this after a commit. */
  added(organizationId: number): void {
    this.live.publish(topicOf(organizationId));
  }

  onAdded(organizationId: number, listener: () => void): () => void {
    return this.live.subscribe(topicOf(organizationId), listener);
  }
}

const topicOf = (organizationId: number) => `organization.events.${organizationId}`;
