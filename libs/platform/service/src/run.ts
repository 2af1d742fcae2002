import type { Service } from '@reelsheet/contracts';
import { processOf } from '@reelsheet/contracts/bus';
import { deleteAbandonedTemporaryFolders } from '@reelsheet/kernel';
import { ConfigError, isSetUp, loadConfig, vendorsOf, type ServiceConfig } from '@reelsheet/platform-config';
import { startTracing, createLogger, redactText, type Logger } from '@reelsheet/platform-telemetry';
import { logUncaughtErrors } from './uncaught-errors.js';
import { createApp, openApp, type AppModuleType } from './create-app.js';
import type { Schema } from './platform-modules.js';
import { runMigrations } from './run-migrations.js';
import type { ServiceProcess } from './service-process.js';
import { stopOnSignal } from './stop-on-signal.js';

export interface ServiceDefinition<C extends ServiceConfig> {
  readonly service: Service;
  readonly config: new () => C;
  readonly module: AppModuleType<C>;
  readonly schema: Schema;
  /** URL of its generated OpenAPI document. */
  readonly openApi: URL;
}

/** The argument with which a process brings the schema up to date and ends. */
const MIGRATE = 'migrate';

/** Runs the process that answers HTTP and the requests of other services until SIGTERM. */
export function runHttp<C extends ServiceConfig>(definition: ServiceDefinition<C>): Promise<void> {
  return run(definition, 'http', ({ PORT }) => PORT);
}

/** Runs the process that consumes jobs and events, until SIGTERM; its port shows health and metrics. */
export function runWorker<C extends ServiceConfig>(definition: ServiceDefinition<C>): Promise<void> {
  return run(definition, 'worker', ({ HEALTH_PORT }) => HEALTH_PORT ?? 0);
}

async function run<C extends ServiceConfig>(
  { service, config: type, module, schema, openApi }: ServiceDefinition<C>,
  role: ServiceProcess['role'],
  portOf: (config: C) => number,
): Promise<void> {
  const name = processOf(service, role);
  try {
    if (process.argv[2] === MIGRATE) return await runMigrations(service, schema);
    const config = loadConfig(type);
    const logger = createLogger(name, config.LOG_LEVEL);
    logUncaughtErrors(logger);
    nameMissingVendors(config, logger);
    await deleteAbandonedTemporaryFolders();
    const endTraces = await startTracing(name, config);
    const app = await createApp(module, { service, role, config, logger, openApi });
    stopOnSignal(app, logger, config.DRAIN_SECONDS * 1_000, endTraces);
    await openApp(app, portOf(config), config.HOST);
    logger.info({ port: portOf(config) }, 'ready');
  } catch (error) {
    process.stderr.write(`${name}: ${redactText(reasonOf(error))}\n`);
    process.exit(1);
  }
}

/** One line for each vendor that this installation does without. */
function nameMissingVendors(config: ServiceConfig, logger: Logger): void {
  for (const [vendor, settings] of vendorsOf(config.constructor as new () => object))
    if (!isSetUp(config, vendor)) logger.warn({ vendor, settings }, 'a vendor is not set up');
}

/** Returns one line that names the variable, the port or another cause. */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error) return `${error.message.replaceAll('\n', ' ')}`;
  return String(error);
}
