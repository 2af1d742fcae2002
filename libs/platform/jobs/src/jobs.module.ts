import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClaimRepository } from './claim.repository.js';
import { JobEndings } from './job-endings.js';
import { JobHints } from './job-hints.js';
import { JobRepository } from './job.repository.js';
import { JobMetrics } from './job-metrics.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs.options.js';
import { OwnLedgerCredits } from './own-ledger.credits.js';
import { RemoteLedgerCredits, SettleCredits } from './remote-ledger.credits.js';
import { NoCredits, JobCredits } from './job-credits.js';
import { OpenJobs } from './open-jobs.js';
import { StepTools } from './step-tools.js';
import { TaskRepository } from './task.repository.js';
import { TaskStep } from './task.step.js';
import { Tasks } from './tasks.js';

const CREDITS: Readonly<Record<'own' | 'remote' | 'none', Provider[]>> = {
  own: [{ provide: JobCredits, useClass: OwnLedgerCredits }],
  remote: [{ provide: JobCredits, useClass: RemoteLedgerCredits }, SettleCredits],
  none: [{ provide: JobCredits, useClass: NoCredits }],
};

/** Offers {@link Jobs} and {@link Tasks} everywhere; in the worker it runs the step of every kind. */
@Global()
@Module({})
export class JobsModule {
  /** `ledger` says where the credits of this service's jobs are kept. */
  static forService({ ledger, ...options }: JobsOptions & { ledger: keyof typeof CREDITS }): DynamicModule {
    return {
      module: JobsModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: JOBS_OPTIONS, useValue: options },
        ...CREDITS[ledger],
        ClaimRepository,
        JobRepository,
        OpenJobs,
        TaskRepository,
        JobHints,
        JobMetrics,
        JobEndings,
        StepTools,
        Jobs,
        Tasks,
        TaskStep,
        JobWorker,
      ],
      exports: [Jobs, Tasks],
    };
  }
}
