import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';

const EVERY_MS = 60 * 60 * 1_000;
/** Much longer than the retention of the streams, after which no message can be redelivered. */
const RETENTION_DAYS = 30;

/** Deletes old rows of the inbox and of failed deliveries. Runs in the worker. */
@Injectable()
export class InboxPruner implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly db: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.options.relay) return;
    this.timer = setInterval(
      () =>
        void this.prune().catch((err: unknown) => this.logger.warn({ err }, 'inbox: pruning failed, will be retried')),
      EVERY_MS,
    );
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    await this.db.execute(`DELETE FROM inbox WHERE created_at < now() - make_interval(days => $1)`, [RETENTION_DAYS]);
    await this.db.execute(`DELETE FROM failed_delivery WHERE due_at < now() - make_interval(days => $1)`, [
      RETENTION_DAYS,
    ]);
  }
}
