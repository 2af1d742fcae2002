import { Global, Module, type INestApplicationContext, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CreditGate } from '@reelsheet/platform-credits';
import { DatabaseModule } from '@reelsheet/platform-database';
import { MessagingModule } from '@reelsheet/platform-messaging';
import {
  AgeOfHandledMessages1795835000000,
  CreateOutbox1763600000000,
  OriginOfMessages1795746000001,
  OUTBOX_ENTITIES,
  OutboxModule,
} from '@reelsheet/platform-outbox';
import { createLogger, TelemetryModule } from '@reelsheet/platform-telemetry';
import type { TestNats } from '@reelsheet/testing';
import {
  CreateFairShares1795630000000,
  RevisionsOfShares1795640400000,
  CreateTasks1763700000000,
  FairShareEntity,
  JobsModule,
  TaskEntity,
} from '../index.js';
import { CreateTranslations1795630000001, TranslationEntity, TranslationModule, Translator } from './translation.js';
import { CreateTestLedger1763700000002, TestLedger } from './test-ledger.js';

const service = 'base';

export interface JobTestOptions {
  readonly databaseUrl: string;
  readonly nats: ReturnType<TestNats['settingsOf']>;
  readonly translator: Translator;
  /** False for a process that only enqueues jobs. */
  readonly runsJobs?: boolean;
  /** Destination of the log; default none. */
  readonly log?: NodeJS.WritableStream;
  readonly providers?: Provider[];
}

/** Starts a service that consists of the job library and translations. */
export async function startJobTestService(options: JobTestOptions): Promise<INestApplicationContext> {
  const { databaseUrl, nats, translator, runsJobs = true, log, providers = [] } = options;
  @Global()
  @Module({
    imports: [
      TelemetryModule.forService(service, createLogger('trial', log ? 'info' : 'silent', log)),
      DatabaseModule.forService({
        service,
        url: databaseUrl,
        poolSize: 8,
        entities: [...OUTBOX_ENTITIES, TaskEntity, FairShareEntity, TranslationEntity],
        migrations: [
          CreateOutbox1763600000000,
          OriginOfMessages1795746000001,
          AgeOfHandledMessages1795835000000,
          CreateTasks1763700000000,
          CreateTestLedger1763700000002,
          CreateFairShares1795630000000,
          RevisionsOfShares1795640400000,
          CreateTranslations1795630000001,
        ],
      }),
      MessagingModule.forProcess({ process: 'base-worker', nkeySeed: nats.NATS_NKEY_SEED, url: nats.NATS_URL }),
      OutboxModule.forService({ service, relay: false, resendAfterSeconds: 30 }),
      JobsModule.forService({ service, runsJobs, ledger: 'own' }),
      TranslationModule,
    ],
    providers: [
      { provide: Translator, useValue: translator },
      { provide: CreditGate, useClass: TestLedger },
      ...providers,
    ],
    exports: [Translator, CreditGate],
  })
  class TrialModule {}
  return NestFactory.createApplicationContext(TrialModule, { logger: false, abortOnError: false });
}
