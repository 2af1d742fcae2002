import { Injectable } from '@nestjs/common';
import { Jobs, type ChangedJob } from '@reelsheet/platform-jobs';
import { LiveUpdates } from '@reelsheet/platform-messaging';
import type { Presence } from './presence/presence.js';

/** Notifies the replicas with readers of an organization that it has new events. */
@Injectable()
export class LiveNotifications {
  constructor(
    private readonly live: LiveUpdates,
    private readonly jobs: Jobs,
  ) {}

  /** Call this after a commit. */
  added(organizationId: number): void {
    this.live.publish(topicOf(organizationId));
  }

  onAdded(organizationId: number, listener: () => void): () => void {
    return this.live.subscribe(topicOf(organizationId), listener);
  }

  onProgress(organizationId: number, listener: (changed: ChangedJob) => void): () => void {
    return this.jobs.watchAll(organizationId, listener);
  }

  announce(organizationId: number, presence: Presence): void {
    this.live.publish(presenceTopic(organizationId), JSON.stringify(presence));
  }

  onPresent(organizationId: number, listener: (presence: Presence) => void): () => void {
    return this.live.subscribe(presenceTopic(organizationId), (_, presence) =>
      listener(JSON.parse(presence) as Presence),
    );
  }
}

const presenceTopic = (organizationId: number) => `organization.presence.${organizationId}`;
const topicOf = (organizationId: number) => `organization.events.${organizationId}`;
