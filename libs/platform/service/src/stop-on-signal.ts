import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '@reelsheet/platform-health';
import type { Logger } from '@reelsheet/platform-telemetry';
import { drain } from './drain.js';

/** Maximum time of a stop in milliseconds; then the process ends without finishing its work. */
const MAX_STOP_MS = 28_000;

/**
 * Stops the process at SIGTERM or SIGINT. It reports that it is not ready, drains its connections, finishes accepted
 * requests, returns unfinished jobs and ends.
 */
export function stopOnSignal(
  app: NestFastifyApplication,
  logger: Logger,
  drainMs: number,
  endTraces: () => Promise<void>,
): void {
  const readiness = app.get(Readiness, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) void reply.header('Connection', 'close');
  });
  const stop = async () => {
    if (readiness.isStopping) return;
    readiness.stop();
    setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
    await drain(fastify.server, drainMs);
    await app.close();
    await endTraces();
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
