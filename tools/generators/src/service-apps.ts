import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SERVICES, type Service } from '@reelsheet/contracts';
import type { ServiceConfig } from '@reelsheet/platform-config';
import { createAdapter } from '@reelsheet/platform-http';
import type { ServiceDefinition } from '@reelsheet/platform-service';
import { createLogger } from '@reelsheet/platform-telemetry';

export interface ServiceApp {
  readonly service: Service;
  readonly config: new () => ServiceConfig;
  readonly app: NestFastifyApplication;
}

/** Loads the four services without instantiating them, so that their routes can be read without connections. */
export async function serviceApps(): Promise<ServiceApp[]> {
  const apps: ServiceApp[] = [];
  for (const service of SERVICES) {
    const definition = await load(service);
    apps.push({ service, config: definition.config, app: await preview(definition) });
  }
  return apps;
}

async function preview(definition: ServiceDefinition<ServiceConfig>): Promise<NestFastifyApplication> {
  const { service } = definition;
  const config = Object.assign(new definition.config(), PLACEHOLDERS);
  const module = definition.module.forProcess({
    service,
    role: 'http',
    config,
    logger: createLogger(service, 'silent'),
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('v1');
  return app;
}

async function load(service: Service): Promise<ServiceDefinition<ServiceConfig>> {
  const path = `../../../apps/${service}/dist/app.module.js`;
  const exports = (await import(path)) as Record<string, ServiceDefinition<ServiceConfig>>;
  const definition = exports[service];
  if (!definition) throw new Error(`apps/${service}/src/app.module.ts exports no \`${service}\``);
  return definition;
}

/** Placeholders for values that modules only pass on. */
const PLACEHOLDERS = {
  PORT: 0,
  DATABASE_URL: 'postgres://nobody@127.0.0.1/reelsheet',
  NATS_URL: 'nats://127.0.0.1',
  NATS_NKEY_SEED: 'none',
  BASE_URL: 'http://127.0.0.1:3000/v1',
  AGENT_URL: 'http://127.0.0.1:3001/v1',
  CORE_URL: 'http://127.0.0.1:3002/v1',
  UPLOAD_URL: 'http://127.0.0.1:3003/v1',
};
