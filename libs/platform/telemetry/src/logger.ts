import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { requestContext } from './request-context.js';
import { traceIdOf } from './trace-context.js';

const SECRETS = [
  'password',
  'token',
  'access_token',
  'refresh_token',
  'api_key',
  'authorization',
  'secret',
  'x-api-key',
  'x-operator-key',
];

/** JSON lines on standard output, each with the request it belongs to; secrets never reach them. */
export function createLogger(service: string, level: string, output?: NodeJS.WritableStream): Logger {
  const options: LoggerOptions = {
    name: service,
    level,
    redact: { paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
    serializers: { err: describeError },
    mixin: describeRequest,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return output ? pino(options, output) : pino(options);
}

function describeRequest(): object {
  const { requestId, traceparent } = requestContext.getStore() ?? {};
  return { requestId, traceId: traceparent && traceIdOf(traceparent) };
}

/** What a log line says of an error, and of what caused it; an error's other properties may hold secrets. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return { type: name, message, stack, code, ...(cause === undefined ? {} : { cause: describeError(cause) }) };
}

/** Lets Nest speak through the service's logger. */
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
