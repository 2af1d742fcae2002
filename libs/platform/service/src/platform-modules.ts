import type { DynamicModule, Type } from '@nestjs/common';
import { processOf } from '@reelsheet/contracts/bus';
import { CreateRateLimit1763990000000 } from '@reelsheet/platform-auth';
import type { ServiceConfig } from '@reelsheet/platform-config';
import { DatabaseModule, type DatabaseOptions } from '@reelsheet/platform-database';
import { HealthModule } from '@reelsheet/platform-health';
import { HttpModule, IdempotentAnswerEntity, IdempotentAnswers1795695000000 } from '@reelsheet/platform-http';
import { MessagingModule } from '@reelsheet/platform-messaging';
import {
  AgeOfHandledMessages1795835000000,
  CreateOutbox1763600000000,
  OriginOfMessages1795746000001,
  OUTBOX_ENTITIES,
  OutboxModule,
} from '@reelsheet/platform-outbox';
import { TelemetryModule } from '@reelsheet/platform-telemetry';
import { InternalServerModule } from './internal-server.module.js';
import { ProcessModule } from './process.module.js';
import { SecurityTextModule } from './security-text.module.js';
import type { ServiceProcess } from './service-process.js';

const OUTBOX_RESEND_AFTER_SECONDS = 30;

export interface Schema {
  readonly entities: readonly Type[];
  readonly migrations: readonly Type[];
}

/** The platform modules of every service. */
export function platformModules(process: ServiceProcess, schema: Schema): (DynamicModule | Type)[] {
  const { service, role, config, logger } = process;
  return [
    ProcessModule.with(config),
    TelemetryModule.forService(service, logger, role),
    DatabaseModule.forService(databaseOptions(service, config, schema)),
    MessagingModule.forProcess({
      process: processOf(service, role),
      nkeySeed: config.NATS_NKEY_SEED,
      url: config.NATS_URL,
      tlsCa: config.NATS_TLS_CA,
      streamReplicas: Number(config.NATS_STREAM_REPLICAS),
    }),
    OutboxModule.forService({
      service,
      relay: role === 'worker',
      resendAfterSeconds: OUTBOX_RESEND_AFTER_SECONDS,
    }),
    HttpModule,
    HealthModule,
    SecurityTextModule,
    InternalServerModule.forProcess(process),
  ];
}

/** The service's own tables and those of the outbox, the rate limits and the kept answers. */
export function databaseOptions(
  service: string,
  config: Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL' | 'DATABASE_POOL_SIZE'>,
  schema: Schema,
): DatabaseOptions {
  return {
    service,
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
    replicaUrl: config.DATABASE_REPLICA_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    entities: [...OUTBOX_ENTITIES, IdempotentAnswerEntity, ...schema.entities],
    migrations: [
      CreateOutbox1763600000000,
      CreateRateLimit1763990000000,
      ...schema.migrations,
      IdempotentAnswers1795695000000,
      OriginOfMessages1795746000001,
      AgeOfHandledMessages1795835000000,
    ],
  };
}
