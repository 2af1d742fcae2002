import {
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { requestContext, type RequestContext } from '@reelsheet/platform-telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';

const HEADER = 'X-Sheet-Version';

/** Describes the header for OpenAPI. */
export const VERSION_HEADERS = {
  [HEADER]: 'version of the sheet that this request has written; absent when it has changed nothing',
};

/** The latest version by sheet that each request has written. */
const written = new WeakMap<RequestContext, Map<number, number>>();

/** Remembers the version that the current request has given to a sheet; without a request it does nothing. */
export function noteVersion(sheetId: number, version: number): void {
  const request = requestContext.getStore();
  if (!request) return;
  const versions = written.get(request) ?? new Map<number, number>();
  written.set(request, versions.set(sheetId, version));
}

@Injectable()
class SheetVersionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { id } = http.getRequest<FastifyRequest<{ Params: { id?: string } }>>().params;
    return next.handle().pipe(
      tap(() => {
        const version = written.get(requestContext.getStore()!)?.get(Number(id));
        if (version !== undefined) void http.getResponse<FastifyReply>().header(HEADER, String(version));
      }),
    );
  }
}

/** A route that writes the sheet `:id`; a successful response has the header {@link VERSION_HEADERS}. */
export const ShowsSheetVersion = (): MethodDecorator => UseInterceptors(SheetVersionInterceptor);
