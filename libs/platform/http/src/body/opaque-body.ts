import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { invalid } from '@reelsheet/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeConfig } from '../route-config.js';

const OPAQUE_TYPE = 'application/x-opaque';

const isOpaque = (config: unknown) => (config as { opaqueBody?: boolean } | undefined)?.opaqueBody === true;

/** The route takes its body as bytes, whatever they are said to be; the type that was sent is in the raw headers. */
export const OpaqueBody = () => routeConfig({ opaqueBody: true });

/** Keeps the body parsers away from the routes of {@link OpaqueBody}. Must be there before the routes are. */
@Injectable()
export class OpaqueBodies {
  constructor({ httpAdapter }: HttpAdapterHost) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addContentTypeParser(OPAQUE_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
      const wanted = isOpaque(request.routeOptions.config);
      done(wanted ? null : invalid('body', 'has an unknown content type'), body);
    });
    fastify.addHook('onRoute', (route) => {
      if (isOpaque(route.config)) route.onRequest = callOpaque;
    });
  }
}

/** What Fastify is told goes over the raw headers, which stay. */
async function callOpaque(request: FastifyRequest): Promise<void> {
  request.headers = { 'content-type': OPAQUE_TYPE };
}
