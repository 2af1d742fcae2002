import { Inject, Injectable } from '@nestjs/common';
import { Database, HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';

/** Much longer than the retention of the streams, after which no message can be redelivered. */
const RETENTION_DAYS = 30;

/** Deletes old rows of the inbox and of failed deliveries. Runs in the worker. */
@Injectable()
export class InboxPruner extends HourlyWork {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly db: Database,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'inbox: pruning failed, will be retried');
  }

  override onApplicationBootstrap(): void {
    if (this.options.relay) super.onApplicationBootstrap();
  }

  async run(): Promise<void> {
    await this.db.execute(`DELETE FROM inbox WHERE created_at < now() - make_interval(days => $1)`, [RETENTION_DAYS]);
    await this.db.execute(`DELETE FROM failed_delivery WHERE due_at < now() - make_interval(days => $1)`, [
      RETENTION_DAYS,
    ]);
  }
}
