import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, mergeMap, type Observable } from 'rxjs';
import { documentedHeaders } from './openapi/operation.js';
import { addToVary } from './vary.js';
import { prefersMinimal } from './input/preference.js';

/** A response that is computed only if the caller wants it. */
export type WantedAnswer<T> = () => Promise<T>;

const APPLIED = 'return=minimal';

@Injectable()
class MinimalReturnInterceptor implements NestInterceptor<WantedAnswer<unknown>> {
  intercept(context: ExecutionContext, next: CallHandler<WantedAnswer<unknown>>): Observable<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    addToVary(reply, 'Prefer');
    if (!prefersMinimal(http.getRequest<FastifyRequest>().headers['prefer']))
      return next.handle().pipe(mergeMap((answer) => answer()));
    return next.handle().pipe(
      map(() => {
        reply.removeHeader('Content-Type').header('Preference-Applied', APPLIED).status(204);
      }),
    );
  }
}

/**
 * A route whose handler returns a {@link WantedAnswer}: with `Prefer: return=minimal` it answers 204 and the body is
 * never computed. `others` are the meanings of the headers that such a response has besides.
 */
export function MinimalReturn(others: Readonly<Record<string, string>> = {}): MethodDecorator {
  const headers = documentedHeaders({ 'Preference-Applied': `\`${APPLIED}\``, ...others });
  return applyDecorators(
    UseInterceptors(MinimalReturnInterceptor),
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: `RFC 7240: with \`${APPLIED}\` the answer is 204 without a body; other preferences are ignored`,
      schema: { type: 'string', example: APPLIED },
    }),
    ApiResponse({ status: 204, description: `done, where \`${APPLIED}\` is preferred`, headers }),
  );
}
