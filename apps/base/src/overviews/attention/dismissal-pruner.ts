import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ATTENTION_MS, DISMISSAL_RETENTION_MS } from '../../attention-limits.js';
import { AttentionRepository } from './attention.repository.js';

/** Deletes dismissals that have no effect any more. Every process does it; they do not interfere. */
@Injectable()
export class DismissalPruner extends HourlyWork {
  constructor(
    private readonly attention: AttentionRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'attention: pruning postponed');
  }

  async run(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.attention.deleteDismissals(new Date(now - ATTENTION_MS), new Date(now - DISMISSAL_RETENTION_MS));
  }
}
