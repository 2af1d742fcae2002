import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FairShareConsumer } from './fair-shares/fair-share.consumer.js';
import { FairShareRepository } from './fair-shares/fair-share.repository.js';
import { FairShares } from './fair-shares/fair-shares.js';
import { ClaimRepository } from './worker/claim.repository.js';
import { JobEndings } from './worker/job-endings.js';
import { JobNotifications } from './worker/job-notifications.js';
import { JobRepository } from './job.repository.js';
import { JobMetrics } from './worker/job-metrics.js';
import { JobWorker } from './worker/job-worker.js';
import { Jobs } from './jobs.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs-options.js';
import { LocalLedgerCredits } from './credits/local-ledger-credits.js';
import { RemoteLedgerCredits, SettleCredits } from './credits/remote-ledger-credits.js';
import { NoCredits, JobCredits } from './credits/job-credits.js';
import { OpenJobLimit } from './open-job-limit.js';
import { StepTools } from './worker/step-tools.js';
import { TaskRepository } from './tasks/task.repository.js';
import { TaskStep } from './tasks/task-step.js';
import { Tasks } from './tasks/tasks.js';

const CREDITS: Readonly<Record<'own' | 'remote' | 'none', Provider[]>> = {
  own: [{ provide: JobCredits, useClass: LocalLedgerCredits }],
  remote: [{ provide: JobCredits, useClass: RemoteLedgerCredits }, SettleCredits],
  none: [{ provide: JobCredits, useClass: NoCredits }],
};

/** The service that decides which organizations have one share together; the others receive its events. */
const OWNER_OF_SHARES = 'base';

/** Provides {@link Jobs} and {@link Tasks} globally and runs the steps of all kinds in the worker. */
@Global()
@Module({})
export class JobsModule {
  /** `ledger` selects where the credits of this service's jobs are accounted. */
  static forService({ ledger, ...options }: JobsOptions & { ledger: keyof typeof CREDITS }): DynamicModule {
    return {
      module: JobsModule,
      imports: [DiscoveryModule],
      controllers: options.service === OWNER_OF_SHARES ? [] : [FairShareConsumer],
      providers: [
        { provide: JOBS_OPTIONS, useValue: options },
        ...CREDITS[ledger],
        ClaimRepository,
        JobRepository,
        OpenJobLimit,
        FairShareRepository,
        FairShares,
        TaskRepository,
        JobNotifications,
        JobMetrics,
        JobEndings,
        StepTools,
        Jobs,
        Tasks,
        TaskStep,
        JobWorker,
      ],
      exports: [Jobs, Tasks, FairShares],
    };
  }
}
