import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { LiveEventRepository } from './live-event.repository.js';
import { LiveFeed } from './live-feed.js';
import { MAX_STREAMS_PER_ORGANIZATION, MAX_STREAMS_PER_PROCESS } from './live-limits.js';
import { LiveNotifications } from './live-notifications.js';
import type { LiveStream } from './live-stream.js';

interface OpenFeed {
  readonly feed: LiveFeed;
  readonly opened: Promise<void>;
  readers: number;
}

/** The feeds of the organizations that have readers at this replica. */
@Injectable()
export class LiveFeeds implements OnModuleDestroy {
  private readonly feeds = new Map<number, OpenFeed>();
  private readers = 0;

  constructor(
    private readonly events: LiveEventRepository,
    private readonly notifications: LiveNotifications,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Readers reconnect to another replica. */
  onModuleDestroy(): void {
    for (const { feed } of this.feeds.values()) feed.close();
  }

  /**
   * Lets `work` use the feed of an organization, which is closed after its last reader. Throws `rate_limited` where
   * there are too many.
   */
  async withFeed(organizationId: number, work: (feed: LiveFeed) => Promise<void>): Promise<void> {
    const readers = this.feeds.get(organizationId)?.readers ?? 0;
    if (readers >= MAX_STREAMS_PER_ORGANIZATION || this.readers >= MAX_STREAMS_PER_PROCESS)
      throw new DomainError(CommonErrors.rateLimited, 'Too many event streams at a time');
    const open = this.feeds.get(organizationId) ?? this.open(organizationId);
    open.readers += 1;
    this.readers += 1;
    try {
      await open.opened;
      await work(open.feed);
    } finally {
      open.readers -= 1;
      this.readers -= 1;
      if (open.readers === 0) this.close(organizationId, open);
    }
  }

  /** Sends to a reader from the given position until the stream is over. */
  async follow(feed: LiveFeed, stream: LiveStream, after: number | undefined, over: Promise<void>): Promise<void> {
    try {
      await feed.join(stream, after);
      await over;
    } finally {
      feed.remove(stream);
    }
  }

  private open(organizationId: number): OpenFeed {
    const { events, notifications, clock, logger } = this;
    const feed = new LiveFeed(organizationId, { events, notifications, clock, logger });
    const open = { feed, opened: feed.open(), readers: 0 };
    this.feeds.set(organizationId, open);
    return open;
  }

  private close(organizationId: number, open: OpenFeed): void {
    open.feed.close();
    if (this.feeds.get(organizationId) === open) this.feeds.delete(organizationId);
  }
}
