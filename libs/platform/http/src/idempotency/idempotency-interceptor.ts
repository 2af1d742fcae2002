import { Readable } from 'node:stream';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { requestContext } from '@reelsheet/platform-telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { renderError } from '../error-filter.js';
import { repetitionOf } from './idempotency.js';
import { MAX_IDEMPOTENCY_KEY } from './idempotency-limits.js';
import { IdempotencyService, type Answer } from './idempotency.service.js';
import { requestFingerprint } from './request-fingerprint.js';

/** The caller as authentication stores it in the request. */
interface RequestOfCaller extends FastifyRequest {
  readonly caller?: { readonly userId: number; readonly organizationId?: number };
}

const HEADER = 'idempotency-key';
const REPLAY = 'Idempotent-Replay';
const PRINTABLE = /^[\x20-\x7e]+$/;
/** Headers are stored as they are, so this one is not: it may contain a token. */
const SECRET_HEADER = 'set-cookie';
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Does a `POST` with an `Idempotency-Key` once. Runs after all checks of access, so that a repetition is checked like
 * the first request, and before the input is validated.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: IdempotencyService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> | Promise<Observable<unknown>> {
    if (context.getType() !== 'http') return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<RequestOfCaller>();
    const key = request.headers[HEADER];
    if (key === undefined || request.method !== 'POST' || !request.caller) return next.handle();
    const repetition = repetitionOf(context.getHandler());
    if (repetition === 'none') return next.handle();
    return Promise.resolve(
      from(this.once({ key: readKey(key), request, reply: http.getResponse(), repetition, next })),
    );
  }

  private async once({ key, request, reply, repetition, next }: KeyedCall): Promise<unknown> {
    const { userId, organizationId } = request.caller!;
    // The headers of the answer are those that are added from here on; earlier ones belong to the request.
    const earlier = new Set(Object.keys(reply.getHeaders()));
    const { isReplay, status, headers, body, stream } = await this.idempotency
      .once({
        userId,
        tenant: tenantOf(userId),
        route: `POST ${request.routeOptions.url}`,
        key,
        request: await requestFingerprint(request, organizationId),
        repetition,
        run: async () => answerOf(reply, earlier, await lastValueFrom(next.handle(), { defaultValue: undefined })),
        answerTo: (error) => renderError(error, request.routeOptions.config),
      })
      .catch((error: unknown) => {
        for (const name of addedHeaders(reply, earlier)) void reply.removeHeader(name);
        throw error;
      });
    void reply.status(status).headers(headers);
    if (isReplay) void reply.header(REPLAY, 'true');
    return stream ?? body ?? undefined;
  }
}

interface KeyedCall {
  readonly key: string;
  readonly request: RequestOfCaller;
  readonly reply: FastifyReply;
  readonly repetition: ReturnType<typeof repetitionOf>;
  readonly next: CallHandler;
}

function tenantOf(userId: number): string {
  const { shareId, organizationId = shareId } = requestContext.getStore() ?? {};
  return organizationId === undefined ? `user ${userId}` : `organization ${shareId ?? organizationId}`;
}

function readKey(key: string | string[]): string {
  if (typeof key !== 'string' || key.length > MAX_IDEMPOTENCY_KEY || !PRINTABLE.test(key))
    throw invalid('Idempotency-Key', `must have 1 to ${MAX_IDEMPOTENCY_KEY} printable ASCII characters`);
  return key;
}

/** The answer with the bytes that Fastify would send for the value of the handler. */
function answerOf(reply: FastifyReply, earlier: ReadonlySet<string>, value: unknown): Answer {
  const stream = value instanceof Readable ? value : undefined;
  const isJson = typeof value === 'object' && value !== null && !stream && !Buffer.isBuffer(value);
  if (isJson && !reply.hasHeader('content-type')) void reply.header('Content-Type', JSON_TYPE);
  const names = addedHeaders(reply, earlier).filter((name) => name !== SECRET_HEADER);
  const headers = Object.fromEntries(names.map((name) => [name, String(reply.getHeader(name))]));
  return { status: reply.statusCode, headers, body: isJson ? JSON.stringify(value) : toText(value), stream };
}

const addedHeaders = (reply: FastifyReply, earlier: ReadonlySet<string>): string[] =>
  Object.keys(reply.getHeaders()).filter((name) => !earlier.has(name));

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value instanceof Readable) return null;
  if (typeof value === 'string') return value;
  if (Buffer.isBuffer(value)) return value.toString('utf8');
  throw new Error(`an answer of the type ${typeof value} cannot be stored`);
}
