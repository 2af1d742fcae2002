import { Module } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Service } from '@reelsheet/contracts';
import { processOf } from '@reelsheet/contracts/bus';
import { Database, DatabaseModule, Transaction } from '@reelsheet/platform-database';
import { ErrorFilter } from '@reelsheet/platform-http';
import { Inbox, MessagingConnection, MessagingModule, Acks, StreamServer } from '@reelsheet/platform-messaging';
import { createLogger, Metrics, TelemetryModule } from '@reelsheet/platform-telemetry';
import type { TestNats } from '@reelsheet/testing';
import { OUTBOX_ENTITIES } from '../outbox.entity.js';
import { CreateOutbox1763600000000 } from '../migrations/1763600000000-create-outbox.js';
import { OriginOfMessages1795746000001 } from '../migrations/1795746000001-origin-of-messages.js';
import { AgeOfHandledMessages1795835000000 } from '../migrations/1795835000000-age-of-handled-messages.js';
import { OutboxModule } from '../outbox.module.js';
import { EventJournal, type EventRecorder } from '../event-journal.js';
import { Outbox } from '../outbox.js';
import { HANDLE, handlersFor, type Handle } from './test-handlers.js';

const RECORDER = Symbol('recorder of the journal');
const RESEND_AFTER_SECONDS = 1;
/** Failures after which a message is dead-lettered: one more. */
export const RETRY_WAITS_MS = [100, 200, 300];
export interface OutboxTestOptions {
  readonly service: Service;
  readonly databaseUrl: string;
  readonly nats: ReturnType<TestNats['settingsOf']>;
  readonly handle: Handle;
  /** Servers that store each stream. */
  readonly streamReplicas?: number;
  /** Creates the recorder of the journal from the database of the service. */
  readonly recorder?: (db: Database) => EventRecorder;
}

export interface OutboxTestService {
  readonly outbox: Outbox;
  readonly transaction: Transaction;
  readonly db: Database;
  readonly connection: MessagingConnection;
  stop(): Promise<void>;
}

/** A worker with nothing but its messages, quick to give up on another. */
export async function startOutboxTestService({
  service,
  databaseUrl,
  nats,
  handle,
  streamReplicas,
  recorder,
}: OutboxTestOptions): Promise<OutboxTestService> {
  const logger = createLogger(`${service}-trial`, 'silent');
  @Module({
    imports: [
      TelemetryModule.forService(service, logger),
      DatabaseModule.forService({
        service,
        url: databaseUrl,
        poolSize: 5,
        entities: OUTBOX_ENTITIES,
        migrations: [CreateOutbox1763600000000, OriginOfMessages1795746000001, AgeOfHandledMessages1795835000000],
      }),
      MessagingModule.forProcess({
        process: processOf(service, 'worker'),
        nkeySeed: nats.NATS_NKEY_SEED,
        url: nats.NATS_URL,
        ackWaitMs: 1_000,
        streamReplicas,
      }),
      OutboxModule.forService({ service, relay: true, resendAfterSeconds: RESEND_AFTER_SECONDS }),
    ],
    controllers: [handlersFor(service)],
    providers: [
      { provide: HANDLE, useValue: handle },
      { provide: APP_FILTER, useClass: ErrorFilter },
      {
        provide: RECORDER,
        useFactory: (journal: EventJournal, db: Database) => recorder && journal.use(recorder(db)),
        inject: [EventJournal, Database],
      },
    ],
  })
  class TrialModule {}
  const app = await NestFactory.create(TrialModule, new FastifyAdapter(), { logger: false, abortOnError: false });
  const tools = {
    connection: app.get(MessagingConnection),
    inbox: app.get(Inbox),
    acks: app.get(Acks),
    metrics: app.get(Metrics),
    logger,
    retryWaitsMs: RETRY_WAITS_MS,
  };
  app.connectMicroservice({ strategy: new StreamServer(tools) }, { inheritAppConfig: true });
  await app.init();
  await app.startAllMicroservices();
  return {
    outbox: app.get(Outbox),
    transaction: app.get(Transaction),
    db: app.get(Database),
    connection: tools.connection,
    stop: () => app.close(),
  };
}
