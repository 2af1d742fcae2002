import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, InvalidInput, shownFieldErrors } from '@reelsheet/kernel';
import { isDatabaseBusy, isTransient } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { throwError } from 'rxjs';
import { retellOf } from './input/input-errors.js';

const RETRY_AFTER_SECONDS = 2;

/**
 * Renders everything that was thrown as `{error, error_code}`, with `errors` where fields are known. Unexpected errors
 * are logged and answered as 500 without detail.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    if (host.getType() !== 'http') return throwError(() => (isTransient(thrown) ? unavailable(thrown) : thrown));
    const error = this.toDomainError(thrown);
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.raw.headersSent) return reply.raw.destroy();
    return send(reply, retold(error, http.getRequest<FastifyRequest>().routeOptions.config));
  }

  private toDomainError(thrown: unknown): DomainError {
    const known = toKnownError(thrown);
    if (known.is(CommonErrors.internal)) this.logger.error({ err: thrown }, 'http: a request failed');
    if (isDatabaseBusy(thrown)) this.logger.warn({ err: thrown }, 'http: a request waited too long for others');
    return known;
  }
}

/** Also the answer to an RPC request, whose caller passes it on. */
const unavailable = (cause: unknown) => new DomainError(CommonErrors.unavailable, undefined, undefined, { cause });

/** Returns the error in the form of its route. */
function retold(error: DomainError, config: unknown): DomainError {
  const retell = retellOf(config);
  return retell && error instanceof InvalidInput ? retell(error) : error;
}

/**
 * Sends an error response, also for errors found before any controller. It is not cached, although its route may have
 * declared that its answers are.
 */
export function send(reply: FastifyReply, error: DomainError): FastifyReply {
  return reply.headers(headersOf(error)).status(error.status).send(bodyOf(error));
}

/** Returns the response to a request of a route that threw this, as {@link send} sends it. */
export function renderError(thrown: unknown, config: unknown) {
  const error = retold(toKnownError(thrown), config);
  const headers = { ...headersOf(error), 'content-type': 'application/json; charset=utf-8' };
  return { status: error.status, headers, body: JSON.stringify(bodyOf(error)) };
}

function headersOf({ status, detail }: DomainError): Record<string, string> {
  const seconds =
    status === 503 ? RETRY_AFTER_SECONDS : status === 429 ? Number(detail?.['retry_after'] ?? 60) : undefined;
  return { 'cache-control': 'no-store', ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }) };
}

function bodyOf({ message, code, fieldErrors, detail = {} }: DomainError): object {
  const errors = fieldErrors?.length ? { errors: shownFieldErrors(fieldErrors) } : {};
  const { retry_after: _, ...shown } = detail;
  return { error: message, error_code: code, ...errors, ...shown };
}

/** Returns the domain error for anything that was thrown. */
export function toKnownError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  if (isTransient(thrown)) return unavailable(thrown);
  return MEANINGS[statusOf(thrown)]?.(thrown) ?? new DomainError(CommonErrors.internal);
}

const unreadable = (thrown: unknown) =>
  invalid('body', thrown instanceof Error && thrown.message ? thrown.message : 'is malformed');

/** Errors that Fastify, its parsers or Nest detect. */
const MEANINGS: Record<number, (thrown: unknown) => DomainError> = {
  400: unreadable,
  404: () => new DomainError(CommonErrors.notFound),
  406: unreadable,
  411: unreadable,
  413: () => new DomainError(CommonErrors.payloadTooLarge, 'body is too large'),
  415: () =>
    invalid(
      'header Content-Type',
      'must be application/json, application/x-www-form-urlencoded or multipart/form-data',
    ),
  422: unreadable,
};

function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}
