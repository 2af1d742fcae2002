import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { documentedHeaders } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import type { JsonBody, SheetResponse } from './sheet-view.js';

const VERSION = { ETag: 'tag of this state of the sheet' };

/** Headers of a whole response of {@link sendConditionally}. */
export const CONDITIONAL_HEADERS = {
  ...VERSION,
  'X-Next-Rows-After': '`rows_after` of the next window; absent at the end',
};

/** Describes a route that reads a sheet with {@link sendConditionally}. */
export const READS_CONDITIONALLY = applyDecorators(
  ApiHeader({ name: 'If-None-Match', required: false, description: 'ETags of responses that the caller has' }),
  ApiResponse({ status: 304, description: 'the caller has the current response', headers: documentedHeaders(VERSION) }),
);

/** Sets the headers of a response and returns its body; none, with the status 304, when the caller has it. */
export function sendConditionally(
  reply: FastifyReply,
  { tag, body, nextRowsAfter }: SheetResponse,
): JsonBody | undefined {
  void reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache' });
  if (nextRowsAfter !== undefined) void reply.header('X-Next-Rows-After', String(nextRowsAfter));
  if (body === undefined) void reply.code(304).removeHeader('Content-Type');
  return body;
}
