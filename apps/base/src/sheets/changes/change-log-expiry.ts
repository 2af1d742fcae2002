import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { CHANGE_LOG_LIMITS } from './change-log-limits.js';
import { ChangeLogRepository } from './change-log.repository.js';

/** Removes records of changes that are older than their retention. Every process runs it. */
@Injectable()
export class ChangeLogExpiry extends HourlyWork {
  constructor(
    private readonly log: ChangeLogRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'sheets: could not remove old records of changes, will retry');
  }

  async run(): Promise<void> {
    const { retentionMs, expiredAtOnce } = CHANGE_LOG_LIMITS;
    const before = new Date(this.clock.now().getTime() - retentionMs);
    while ((await this.log.expire(before, expiredAtOnce)) === expiredAtOnce);
  }
}
