import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { publishPost } from '@reelsheet/contracts';
import { Bell, Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { LiveHints } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { DuePostRepository } from './due-post.repository.js';
import { DUE_TOPIC } from './post.js';

const LOOK_EVERY_MS = 1_000;
const BATCH = 100;

/** Hands posts to the workers when their time comes. It keeps no timers: the calendar in Postgres may change until then. */
@Injectable()
export class PostScheduler implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly bell = new Bell();
  private stopped = false;
  private loop?: Promise<void>;
  private unwatch?: () => void;

  constructor(
    private readonly due: DuePostRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly hints: LiveHints,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.unwatch = this.hints.watch(DUE_TOPIC, () => this.bell.ring());
    this.loop = this.run();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.unwatch?.();
    this.bell.ring();
    await this.loop;
  }

  /** Hands over what is due by now, at most a batch; any number of workers may do so at once. Returns how many posts. */
  async handOver(): Promise<number> {
    return this.transaction.run(async () => {
      const { posts, targetIds } = await this.due.take(this.clock.now(), BATCH);
      await this.outbox.sendMany(
        publishPost,
        targetIds.map((target_id) => ({ target_id })),
      );
      return posts;
    });
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const posts = await this.handOver().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'publishing: due posts wait');
        return 0;
      });
      if (posts < BATCH && !this.stopped) await this.bell.wait(LOOK_EVERY_MS);
    }
  }
}
