import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './server/control.routes.js';
import { Faults } from './server/faults.js';
import { probeRoutes } from './server/probe.routes.js';
import { vendorScope } from './server/vendor-scope.js';
import type { SandboxContext } from './server/vendor.js';
import { type SandboxOptions, type Settings, withDefaults } from './settings.js';
import { IdempotentResponses } from './store/idempotent-responses.js';
import { CallLog } from './store/call-log.js';
import { openDatabase } from './store/database.js';
import { Files } from './store/files.js';
import { startMailServer } from './vendors/mail/smtp.js';
import { VENDORS } from './vendors/index.js';

const MEGABYTE = 2 ** 20;

export interface Sandbox {
  /** URL without a trailing slash. */
  url: string;
  /** `smtp://host:port` of the mail server. */
  mailUrl: string;
  close(): Promise<void>;
}

/**
 * Starts the simulated vendors and networks on loopback. The state is stored in `dir` and remains
 * after the process has ended.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const settings = withDefaults(options);
  const sandbox = openContext(settings);
  const app = await buildServer(sandbox);
  const url = await app.listen({ host: settings.host, port: settings.port });
  const mail = await startMailServer(sandbox);
  return {
    url,
    mailUrl: mail.url,
    close: async () => {
      sandbox.faults.clear();
      await mail.close();
      await app.close();
      sandbox.database.close();
    },
  };
}

function openContext(settings: Settings): SandboxContext {
  const database = openDatabase(settings.dir);
  const files = new Files(settings.dir);
  return {
    settings,
    database,
    files,
    answers: new IdempotentResponses(database, files),
    calls: new CallLog(database),
    faults: new Faults(),
  };
}

async function buildServer(sandbox: SandboxContext): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 20 * MEGABYTE,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false } },
    routerOptions: { ignoreTrailingSlash: true },
  });
  await app.register(multipart, { limits: { fileSize: 50 * MEGABYTE, files: 16, parts: 64 } });
  await app.register(controlRoutes(VENDORS, sandbox));
  await app.register(probeRoutes);
  for (const vendor of VENDORS) await app.register(vendorScope(vendor, sandbox), { prefix: `/${vendor.name}` });
  return app;
}
