import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import { ChangeSetRepository } from './change-set.repository.js';

/** Removes what is kept of changes that can not be undone any more. Every process runs it. */
@Injectable()
export class ChangeSetExpiry extends HourlyWork {
  constructor(
    private readonly sets: ChangeSetRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'sheets: could not remove what is kept of old changes, will retry');
  }

  async run(): Promise<void> {
    const { expiredAtOnce } = CHANGE_SET_LIMITS;
    while ((await this.sets.expire(this.clock.now(), expiredAtOnce)) === expiredAtOnce);
  }
}
