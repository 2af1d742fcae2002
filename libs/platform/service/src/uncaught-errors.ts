import type { EventEmitter } from 'node:events';
import type { Logger } from '@reelsheet/platform-telemetry';

/**
 * Ends the process with one line of the log where nobody caught an error, a rejection too. Node would print all
 * properties of the error: of a failed statement its parameters.
 */
export function logUncaughtErrors(
  logger: Logger,
  watched: EventEmitter = process,
  end: (code: number) => void = (code) => process.exit(code),
): void {
  watched.on('uncaughtException', (err: unknown) => {
    logger.fatal({ err }, 'the process ends: nobody caught an error');
    end(1);
  });
}
