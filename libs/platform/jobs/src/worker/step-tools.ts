import { Inject, Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ClaimRepository } from './claim.repository.js';
import { JobEndings } from './job-endings.js';
import { JobNotifications } from './job-notifications.js';
import { JobMetrics } from './job-metrics.js';
import { JobCredits } from '../credits/job-credits.js';

/** Dependencies of the step runners of all kinds. */
@Injectable()
export class StepTools {
  constructor(
    readonly claims: ClaimRepository,
    readonly endings: JobEndings,
    readonly credits: JobCredits,
    readonly transaction: Transaction,
    readonly notifications: JobNotifications,
    readonly metrics: JobMetrics,
    @Inject(LOGGER) readonly logger: Logger,
  ) {}
}
