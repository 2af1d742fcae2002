import type { Platform } from '@reelsheet/kernel';
import { PublishError } from './errors.js';
import type { Publisher } from './port.js';

/** The networks that are configured in this installation. */
export class PublisherRegistry {
  private readonly publishers: ReadonlyMap<Platform, Publisher>;

  constructor(publishers: readonly Publisher[]) {
    this.publishers = new Map(publishers.map((publisher) => [publisher.platform, publisher]));
  }

  get platforms(): Platform[] {
    return [...this.publishers.keys()];
  }

  /** Throws a PublishError if the network is not, or no longer, configured. */
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
