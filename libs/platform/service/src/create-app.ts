import { RequestMethod, type DynamicModule, type Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { assertAccessDeclared, routesOf } from '@reelsheet/platform-auth';
import { originsIn, type ServiceConfig } from '@reelsheet/platform-config';
import {
  createAdapter,
  METRICS_PATH,
  prepare,
  PROBES,
  serveDocs,
  serveSite,
  type HttpOptions,
  type Site,
} from '@reelsheet/platform-http';
import { Inbox, MessagingConnection, Acks, RpcServer, StreamServer } from '@reelsheet/platform-messaging';
import { Metrics, NestLogger } from '@reelsheet/platform-telemetry';
import type { FastifyInstance } from 'fastify';
import { InternalServer } from './internal-server.js';
import { SECURITY_TEXT } from './security-text.controller.js';
import { internalPortOf, publicUrlOf, type ServiceProcess } from './service-process.js';

/** An app's root module, made for one of its processes. */
export interface AppModuleType<C extends ServiceConfig> {
  readonly http?: HttpOptions;
  /** Returns the sites that the service serves beside its API, by its settings. */
  sites?(config: C): readonly Site[];
  forProcess(process: ServiceProcess<C>): DynamicModule;
}

const OUTSIDE_V1 = [...PROBES, SECURITY_TEXT].map((path) => ({ path, method: RequestMethod.ALL }));

/**
 * Creates the process as a Nest application: routes under /v1 unless it is a worker, and the
 * message bus. Nothing listens before {@link openApp}.
 */
export async function createApp<C extends ServiceConfig>(
  module: AppModuleType<C>,
  process: ServiceProcess<C>,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    module.forProcess(process),
    createAdapter({
      ...module.http,
      trustProxy: process.config.TRUST_PROXY,
      isHttps: publicUrlOf(process).startsWith('https:'),
    }),
    {
      logger: new NestLogger(process.logger),
      abortOnError: false,
      bodyParser: true,
    },
  );
  assertAccessDeclared(app);
  if (process.role === 'worker') removeControllers(app, (path) => !PROBES.has(path));
  if (internalPortOf(process) !== undefined) removeControllers(app, (path) => path === METRICS_PATH);
  app.setGlobalPrefix('v1', { exclude: OUTSIDE_V1 });
  await prepare(
    app,
    { metrics: app.get(Metrics), logger: process.logger },
    {
      connections: process.config.MAX_CONNECTIONS,
      bodyBytesPerSecond: process.config.MIN_BODY_BYTES_PER_SECOND,
      ...(process.role === 'http' ? { pages: allowedPages(process, module.http) } : {}),
    },
  );
  if (process.openApi && process.role === 'http')
    serveDocs(operatorsServer(app, process), process.openApi, publicUrlOf(process));
  if (process.role === 'http')
    for (const site of module.sites?.(process.config) ?? []) serveSite(app.getHttpAdapter().getInstance(), site);
  app.connectMicroservice({ strategy: strategyFor(app, process) }, { inheritAppConfig: true });
  return app;
}

/** The pages of base's own origin, which has the web studio, may call the other services too. */
const allowedPages = ({ service, config }: ServiceProcess, { hasCookies = false }: HttpOptions = {}) => ({
  origins: [...originsIn(config.CORS_ORIGINS), ...(service === 'base' ? [] : [new URL(config.BASE_URL).origin])],
  hasCookies,
});

/** Returns the server that shows metrics and documentation. */
function operatorsServer(app: NestFastifyApplication, process: ServiceProcess): FastifyInstance {
  if (internalPortOf(process) === undefined) return app.getHttpAdapter().getInstance();
  return app.get(InternalServer, { strict: false }).routes;
}

/**
 * Removes routes that this port does not show: those of the API from a worker, whose start need not prepare what it
 * never answers, and metrics that have a port of their own.
 */
function removeControllers(app: NestFastifyApplication, isRemoved: (path: string) => boolean): void {
  const removed = routesOf(app).filter(({ path }) => isRemoved(path));
  const doomed = new Set(removed.map(({ controller }) => controller));
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const [token, { metatype }] of controllers) if (doomed.has(metatype as Type)) controllers.delete(token);
}

/**
 * Starts listening for HTTP and messages after all modules have started: a message handled before
 * would not be acknowledged.
 */
export async function openApp(app: NestFastifyApplication, port: number, host: string): Promise<void> {
  await app.init();
  await app.startAllMicroservices();
  await app.listen(port, host);
}

function strategyFor(app: NestFastifyApplication, { role, service, logger }: ServiceProcess): RpcServer | StreamServer {
  const connection = app.get(MessagingConnection);
  if (role === 'http') return new RpcServer(connection, service, logger);
  return new StreamServer({
    connection,
    inbox: app.get(Inbox),
    acks: app.get(Acks),
    logger,
    metrics: app.get(Metrics),
  });
}
