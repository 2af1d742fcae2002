import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ActionGateRepository } from './action-gate.repository.js';
import { DELETED_AT_ONCE, RETENTION_MS } from './action-limits.js';

/** Deletes gates 30 days after they were proposed. Every process does it; they do not interfere. */
@Injectable()
export class GatePruner extends HourlyWork {
  constructor(
    private readonly gates: ActionGateRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'gates: pruning postponed');
  }

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    while ((await this.gates.deleteOlder(before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
  }
}
