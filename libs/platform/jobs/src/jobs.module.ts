import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClaimRepository } from './claim.repository.js';
import { JobEndings } from './job-endings.js';
import { JobHints } from './job-hints.js';
import { JobRepository } from './job.repository.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs.options.js';
import { OwnLedgerSettlement } from './own-ledger.settlement.js';
import { RemoteLedgerSettlement, SettleCredits } from './remote-ledger.settlement.js';
import { NoSettlement, Settlement } from './settlement.js';
import { StepTools } from './step-tools.js';
import { TaskRepository } from './task.repository.js';
import { TaskStep } from './task.step.js';
import { Tasks } from './tasks.js';

const SETTLEMENTS: Readonly<Record<'own' | 'remote' | 'none', Provider[]>> = {
  own: [{ provide: Settlement, useClass: OwnLedgerSettlement }],
  remote: [{ provide: Settlement, useClass: RemoteLedgerSettlement }, SettleCredits],
  none: [{ provide: Settlement, useClass: NoSettlement }],
};

/** Offers {@link Jobs} and {@link Tasks} everywhere; in the worker it runs the step of every kind. */
@Global()
@Module({})
export class JobsModule {
  /** `ledger` says where the credits of this service's jobs are kept. */
  static forService({ ledger, ...options }: JobsOptions & { ledger: keyof typeof SETTLEMENTS }): DynamicModule {
    return {
      module: JobsModule,
      imports: [DiscoveryModule],
      providers: [
        { provide: JOBS_OPTIONS, useValue: options },
        ...SETTLEMENTS[ledger],
        ClaimRepository,
        JobRepository,
        TaskRepository,
        JobHints,
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
