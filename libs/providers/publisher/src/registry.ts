import type { Platform } from '@reelsheet/kernel';
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

  find(platform: Platform): Publisher | undefined {
    return this.publishers.get(platform);
  }
}
