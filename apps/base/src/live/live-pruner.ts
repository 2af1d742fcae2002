import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { LiveEventRepository } from './live-event.repository.js';
import { EVENT_RETENTION_MS } from './live-limits.js';

const BATCH_SIZE = 5_000;

/** Deletes events that are older than a day. Every process does it; they do not interfere. */
@Injectable()
export class LivePruner extends HourlyWork {
  constructor(
    private readonly events: LiveEventRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'live: pruning postponed');
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - EVENT_RETENTION_MS);
    while ((await this.events.deleteOlder(before, BATCH_SIZE)) === BATCH_SIZE);
  }
}
