import { Global, Module, type INestApplicationContext, type Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CreditGate } from '@reelsheet/platform-credits';
import { DatabaseModule } from '@reelsheet/platform-database';
import { MessagingModule } from '@reelsheet/platform-messaging';
import { CreateOutbox1763600000000, OUTBOX_ENTITIES, OutboxModule } from '@reelsheet/platform-outbox';
import { createLogger, TelemetryModule } from '@reelsheet/platform-telemetry';
import type { TestNats } from '@reelsheet/testing';
import { CreateTasks1763700000000, JobsModule, TaskEntity } from '../index.js';
import { CreateLetters1763700000001, LetterEntity, LettersModule, Press } from './letter.js';
import { CreateTrialLedger1763700000002, TrialLedger } from './trial-ledger.js';

const service = 'base';

export interface TrialOptions {
  readonly databaseUrl: string;
  readonly nats: ReturnType<TestNats['settingsOf']>;
  readonly press: Press;
  /** False for a process that only orders. */
  readonly works?: boolean;
  /** Where the log goes; nowhere where absent. */
  readonly log?: NodeJS.WritableStream;
  readonly providers?: Provider[];
}

/** A service with nothing but its jobs. */
export async function startTrial(options: TrialOptions): Promise<INestApplicationContext> {
  const { databaseUrl, nats, press, works = true, log, providers = [] } = options;
  @Global()
  @Module({
    imports: [
      TelemetryModule.forService(service, createLogger('trial', log ? 'info' : 'silent', log)),
      DatabaseModule.forService({
        service,
        url: databaseUrl,
        poolSize: 8,
        entities: [...OUTBOX_ENTITIES, TaskEntity, LetterEntity],
        migrations: [
          CreateOutbox1763600000000,
          CreateTasks1763700000000,
          CreateLetters1763700000001,
          CreateTrialLedger1763700000002,
        ],
      }),
      MessagingModule.forProcess({ process: 'base-worker', nkeySeed: nats.NATS_NKEY_SEED, url: nats.NATS_URL }),
      OutboxModule.forService({ service, databaseUrl, relay: false, resendAfterSeconds: 30 }),
      JobsModule.forService({ service, works, ledger: 'own' }),
      LettersModule,
    ],
    providers: [{ provide: Press, useValue: press }, { provide: CreditGate, useClass: TrialLedger }, ...providers],
    exports: [Press, CreditGate],
  })
  class TrialModule {}
  return NestFactory.createApplicationContext(TrialModule, { logger: false, abortOnError: false });
}
