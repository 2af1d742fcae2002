import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { invalid } from '@reelsheet/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeConfig } from '../route-config.js';

const OPAQUE_TYPE = 'application/x-opaque';

const isOpaque = (config: unknown) => (config as { opaqueBody?: boolean } | undefined)?.opaqueBody === true;

/** The route receives its body as bytes, whatever its type; the sent type is in the raw headers. */
export const OpaqueBody = () => routeConfig({ opaqueBody: true });

/** Excludes the routes of {@link OpaqueBody} from body parsing. Register this before the routes. */
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

/** Changes the headers that Fastify sees; the raw headers stay. */
async function callOpaque(request: FastifyRequest): Promise<void> {
  request.headers = { 'content-type': OPAQUE_TYPE };
}
