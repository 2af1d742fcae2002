import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { routesOf } from '@reelsheet/platform-auth';
import type { ServiceConfig } from '@reelsheet/platform-config';
import { describeApi } from '@reelsheet/platform-http';
import { MessagingConnection } from '@reelsheet/platform-messaging';
import { createLogger } from '@reelsheet/platform-telemetry';
import { TEST_LOG_LEVEL, verifyResponses, type TestNats } from '@reelsheet/testing';
import type { ApiDocument } from '@reelsheet/testing/documented-api';
import { createApp, openApp, type AppModuleType } from '../create-app.js';
import type { ServiceProcess } from '../service-process.js';
import { releasedAtClose } from './released-at-close.js';

/** An address at which nothing listens. */
export const NOWHERE = 'http://127.0.0.1:9';

/** Settings of a service that knows no other service and limits no requests. */
export const testSettings = (databaseUrl: string): Partial<ServiceConfig> => ({
  HOST: '127.0.0.1',
  PORT: 0,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: TEST_LOG_LEVEL,
  BASE_URL: `${NOWHERE}/v1`,
  AGENT_URL: `${NOWHERE}/v1`,
  CORE_URL: `${NOWHERE}/v1`,
  UPLOAD_URL: `${NOWHERE}/v1`,
  RATE_LIMIT_PER_MINUTE: 100_000,
  RATE_LIMIT_ORGANIZATION_PER_MINUTE: 100_000,
  RATE_LIMIT_WRONG_KEYS: 100_000,
});

/** Starts a process of a service: its API at the port of its settings, or a worker at any port. */
export async function startProcess<C extends ServiceConfig>(
  module: AppModuleType<C>,
  { service, role, config, openApi }: Omit<ServiceProcess<C>, 'logger'>,
): Promise<NestFastifyApplication> {
  const logger = createLogger(`${service}-${role}`, config.LOG_LEVEL);
  const app = await createApp(module, { service, role, config, logger, openApi });
  try {
    await openApp(app, role === 'http' ? config.PORT : 0, config.HOST);
  } catch (error) {
    // Open connections would keep the test process alive.
    await app.close().catch(() => undefined);
    throw error;
  }
  return releasedAtClose(app);
}

/** Documents of the services by their routes: describing an API takes a fifth of the time that its start takes. */
const documents = new Map<string, ApiDocument>();

/** Returns the address of the API; from now on each of its responses is compared with its OpenAPI document. */
export async function verifiedUrl(app: NestFastifyApplication, service: ServiceProcess['service']): Promise<string> {
  const url = `${await app.getUrl()}/v1`;
  verifyResponses(url, documentOf(app, service, url));
  return url;
}

/** Describes each set of routes once, because modules and their declarations exist as long as the Jest worker. */
function documentOf(app: NestFastifyApplication, service: ServiceProcess['service'], url: string): ApiDocument {
  const routes = routesOf(app).map(({ method, path, controller }) => [method, path, controller.name]);
  const key = JSON.stringify([service, routes]);
  const document = documents.get(key) ?? describeApi(app, service, url);
  documents.set(key, document);
  return document;
}

/** Connects to the bus as another service. */
export function connectAs(process: 'agent' | 'base-worker', nats: TestNats): Promise<MessagingConnection> {
  const { NATS_URL, NATS_NKEY_SEED } = nats.settingsOf('otherServices');
  return MessagingConnection.open(
    { process, url: NATS_URL, nkeySeed: NATS_NKEY_SEED },
    createLogger('otherServices', 'silent'),
  );
}
