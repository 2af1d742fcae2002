import type { Platform } from '@reelsheet/kernel';
import { PublishError } from './errors.js';
import type { Publisher } from './port.js';

/** The networks this installation can reach; a platform without an adapter cannot be connected. */
export class PublisherRegistry {
  private readonly publishers: ReadonlyMap<Platform, Publisher>;

  constructor(publishers: readonly Publisher[]) {
    this.publishers = new Map(publishers.map((publisher) => [publisher.platform, publisher]));
  }

  get platforms(): Platform[] {
    return [...this.publishers.keys()];
  }

  /** Throws a PublishError where this installation does not reach it, or no longer. */
  of(platform: Platform): Publisher {
    const publisher = this.find(platform);
    if (publisher) return publisher;
    const message = 'This installation does not reach the network';
    throw Object.assign(new PublishError(platform, 'misconfigured', 'account'), { message });
  }

  find(platform: Platform): Publisher | undefined {
    return this.publishers.get(platform);
  }
}
