import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { isDatabaseAway } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import type { FastifyReply } from 'fastify';
import { throwError } from 'rxjs';

const RETRY_AFTER_SECONDS = 2;

/** Renders whatever was thrown as `{error, error_code}`; what nobody foresaw is logged and told as 500 without detail. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return throwError(() => thrown);
    const error = this.toDomainError(thrown);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.raw.headersSent) return reply.raw.destroy();
    return send(reply, error);
  }

  private toDomainError(thrown: unknown): DomainError {
    const known = toKnownError(thrown);
    if (known.is(CommonErrors.internal)) this.logger.error({ err: thrown }, 'http: a request failed');
    return known;
  }
}

/** Writes an error's answer; also for faults found before any controller. */
export function send(reply: FastifyReply, error: DomainError): FastifyReply {
  if (error.status === 503) void reply.header('Retry-After', RETRY_AFTER_SECONDS);
  if (error.status === 429) void reply.header('Retry-After', String(error.detail?.['retry_after'] ?? 60));
  const { retry_after: _, ...detail } = error.detail ?? {};
  return reply.status(error.status).send({ error: error.message, error_code: error.code, ...detail });
}

/** What the wire calls a thrown thing. */
export function toKnownError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isDatabaseAway(thrown)) return new DomainError(CommonErrors.unavailable);
  const status = statusOf(thrown);
  const definition = STATUS_MEANINGS[status];
  if (!definition) return new DomainError(CommonErrors.internal);
  return new DomainError(definition, status === 404 ? undefined : messageOf(thrown));
}

/** Faults that Fastify, its parsers or Nest find by themselves. */
const STATUS_MEANINGS: Record<number, (typeof CommonErrors)[keyof typeof CommonErrors]> = {
  400: CommonErrors.validation,
  404: CommonErrors.notFound,
  406: CommonErrors.validation,
  411: CommonErrors.validation,
  413: CommonErrors.payloadTooLarge,
  414: CommonErrors.validation,
  415: CommonErrors.validation,
  422: CommonErrors.validation,
};

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error) || !thrown.message) return 'body is malformed';
  return /^body/i.test(thrown.message) ? thrown.message : `body ${lowerFirst(thrown.message)}`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
