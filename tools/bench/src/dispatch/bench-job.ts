import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DatabaseModule } from '@reelsheet/platform-database';
import {
  CreateFairShares1795630000000,
  RevisionsOfShares1795640400000,
  CreateTasks1763700000000,
  FairShareEntity,
  JOB_COLUMNS,
  NumberedJobEntity,
  jobIndexes,
  jobKind,
  jobShares,
  JobsModule,
  JobTable,
  RunsJob,
  TaskEntity,
  type JobStep,
  type Outcome,
  type JobContext,
} from '@reelsheet/platform-jobs';
import { MessagingModule } from '@reelsheet/platform-messaging';
import {
  CreateOutbox1763600000000,
  OriginOfMessages1795746000001,
  OUTBOX_ENTITIES,
  OutboxModule,
} from '@reelsheet/platform-outbox';
import { createLogger, TelemetryModule } from '@reelsheet/platform-telemetry';
import { Column, type QueryRunner } from 'typeorm';

const service = 'base';

/** A job without costs or work. */
@JobTable('bench_job')
export class BenchJobEntity extends NumberedJobEntity {
  @Column('bigint')
  job!: number;
}

class CreateBenchJobs1795630000001 {
  name = 'CreateBenchJobs1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE bench_job (id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bench_job_pkey PRIMARY KEY,
      job bigint NOT NULL, ${JOB_COLUMNS}); ${jobIndexes('bench_job')} ${jobShares('bench_job')}`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

export const BENCH_JOB = jobKind({ entity: BenchJobEntity, concurrency: 1_000 });

abstract class TenantTasks {
  abstract run(job: number): void;
}

@RunsJob(BENCH_JOB)
class BenchJobStep implements JobStep<BenchJobEntity> {
  constructor(private readonly tenantTasks: TenantTasks) {}

  async run({ job }: JobContext<BenchJobEntity>): Promise<Outcome<BenchJobEntity>> {
    this.tenantTasks.run(job.job);
    return { state: 'completed' };
  }
}

/** Returns the module of a service that only has jobs. */
export function jobModule(runsJobs: boolean, run: (job: number) => void): DynamicModule {
  const databaseUrl = process.env['DATABASE_URL']!;
  @Global()
  @Module({
    imports: [
      TelemetryModule.forService(service, createLogger('bench', 'error')),
      DatabaseModule.forService({
        service,
        url: databaseUrl,
        entities: [...OUTBOX_ENTITIES, TaskEntity, FairShareEntity, BenchJobEntity],
        migrations: [
          CreateOutbox1763600000000,
          OriginOfMessages1795746000001,
          CreateTasks1763700000000,
          CreateFairShares1795630000000,
          RevisionsOfShares1795640400000,
          CreateBenchJobs1795630000001,
        ],
      }),
      MessagingModule.forProcess({
        process: runsJobs ? 'base-worker' : 'base',
        nkeySeed: process.env['NATS_NKEY_SEED']!,
        url: process.env['NATS_URL']!,
      }),
      OutboxModule.forService({ service, relay: runsJobs, resendAfterSeconds: 30 }),
      JobsModule.forService({ service, runsJobs, ledger: 'none' }),
    ],
    providers: [{ provide: TenantTasks, useValue: { run } }, ...(runsJobs ? [BenchJobStep] : [])],
  })
  class BenchJobModule {}
  return { module: BenchJobModule };
}
