import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { describeError, redact, redactText } from './redaction.js';
import { requestContext } from './request-context.js';
import { traceIdOf } from './trace-context.js';

/** Creates a logger of JSON lines with the id of the current request; secrets and personal data are redacted. */
export function createLogger(service: string, level: string, output?: NodeJS.WritableStream): Logger {
  const options: LoggerOptions = {
    name: service,
    level,
    hooks: {
      logMethod(line, log) {
        log.apply(this, line.map(redactArgument) as typeof line);
      },
    },
    // `redactArgument` has already converted errors.
    serializers: { err: (described: unknown) => described },
    mixin: describeRequest,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return output ? pino(options, output) : pino(options);
}

function describeRequest(): object {
  const { requestId, traceparent } = requestContext.getStore() ?? {};
  return { requestId, traceId: traceparent && traceIdOf(traceparent) };
}

function redactArgument(argument: unknown): unknown {
  if (typeof argument === 'string') return redactText(argument);
  if (argument instanceof Error) return { err: describeError(argument) };
  return typeof argument === 'object' && argument !== null ? redact({ ...argument }) : argument;
}

/** Routes the log lines of Nest to the logger of the service. */
@Injectable()
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.at(-1);
    const fields = message instanceof Error ? { err: message } : typeof message === 'object' ? { detail: message } : {};
    this.logger[level]({ ...fields, context }, typeof message === 'string' ? message : undefined);
  }
}
