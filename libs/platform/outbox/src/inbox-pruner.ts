import { Inject, Injectable } from '@nestjs/common';
import { Database, HourlyWork, Portions } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { OUTBOX_OPTIONS, type OutboxOptions } from './outbox-options.js';

/** Much longer than the retention of the streams, after which no message can be redelivered. */
const RETENTION_DAYS = 30;
/** Number of rows that one transaction deletes. */
const PORTION = 5_000;

/** Deletes old rows of the inbox and of failed deliveries. Runs in the worker. */
@Injectable()
export class InboxPruner extends HourlyWork {
  constructor(
    @Inject(OUTBOX_OPTIONS) private readonly options: OutboxOptions,
    private readonly db: Database,
    private readonly portions: Portions,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'inbox: pruning failed, will be retried');
  }

  override onApplicationBootstrap(): void {
    if (this.options.relay) super.onApplicationBootstrap();
  }

  async run(): Promise<void> {
    await this.deleteOlder('inbox', 'created_at');
    await this.deleteOlder('failed_delivery', 'due_at');
  }

  private async deleteOlder(table: string, column: string): Promise<void> {
    await this.portions.each(`old rows of ${table}`, () =>
      this.db.execute(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM ${table} WHERE ${column} < now() - make_interval(days => $1) LIMIT $2))`,
        [RETENTION_DAYS, PORTION],
      ),
    );
  }
}
