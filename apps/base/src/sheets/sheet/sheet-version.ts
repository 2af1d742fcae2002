import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { requestContext, type RequestContext } from '@reelsheet/platform-telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap, type Observable } from 'rxjs';

const HEADER = 'X-Sheet-Version';

/** Describes the header for OpenAPI. */
export const VERSION_HEADERS = {
  [HEADER]: 'version of the sheet that this request has written; absent when it has changed nothing',
};

/** The versions of sheets that a request has written, and the one that it expects. */
interface RequestVersions {
  /** The latest version by sheet that it has written. */
  readonly written: Map<number, number>;
  /** The sheet of the route and the version from `If-Match` after which others may not have changed what it writes. */
  readonly expected?: { readonly sheetId: number; readonly version: number };
}

const versions = new WeakMap<RequestContext, RequestVersions>();

const versionsOfRequest = (): RequestVersions | undefined => {
  const request = requestContext.getStore();
  return request && versions.get(request);
};

/** Remembers the version that the current request has given to a sheet; elsewhere it does nothing. */
export function noteVersion(sheetId: number, version: number): void {
  versionsOfRequest()?.written.set(sheetId, version);
}

/** Returns the version that the current request has given to a sheet, if it has changed it. */
export const writtenVersion = (sheetId: number): number | undefined => versionsOfRequest()?.written.get(sheetId);

/** Returns the version after which nobody else may have changed what the current request writes, if there is one. */
export function expectedVersion(sheetId: number): number | undefined {
  const expected = versionsOfRequest()?.expected;
  return expected?.sheetId === sheetId ? expected.version : undefined;
}

const TAG = /^(?:W\/)?"(\d{1,15})"$/;

/** No version of any sheet, so that a tag which is none of a version matches nothing. */
const NO_VERSION = -1;

/** Returns undefined for `*`, which every sheet that exists matches. */
function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = TAG.exec(ifMatch.trim()) ?? [];
  return version === undefined ? NO_VERSION : Number(version);
}

class SheetVersionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { params, headers } = http.getRequest<FastifyRequest<{ Params: { id?: string } }>>();
    const sheetId = Number(params.id);
    const version = versionOf(headers['if-match']);
    const known: RequestVersions = {
      written: new Map(),
      ...(version === undefined ? {} : { expected: { sheetId, version } }),
    };
    versions.set(requestContext.getStore()!, known);
    return next.handle().pipe(
      tap(() => {
        const written = known.written.get(sheetId);
        if (written !== undefined) void http.getResponse<FastifyReply>().header(HEADER, String(written));
      }),
    );
  }
}

/** A route that writes the sheet `:id`: it reads `If-Match` and has the header {@link VERSION_HEADERS}. */
export const WritesVersion = (): MethodDecorator =>
  applyDecorators(
    UseInterceptors(new SheetVersionInterceptor()),
    ApiHeader({
      name: 'If-Match',
      required: false,
      description: `\`"<version of the sheet>"\`: 412 when an item that this request changes has changed after it`,
      schema: { type: 'string', example: '"17"' },
    }),
  );
