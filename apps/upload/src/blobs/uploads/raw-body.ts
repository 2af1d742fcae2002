import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { takesBytes } from '@reelsheet/platform-http';
import type { FastifyInstance } from 'fastify';
import { speaksTus } from '../resumable/tus-headers.js';
import type { RawUpload } from './raw-upload.js';

/** Leaves the body of an upload unparsed, whatever its type; the handler reads it from the socket. */
@Injectable()
export class RawBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.decorateRequest('sentContentType', undefined);
    fastify.addHook('onRequest', async (request: RawUpload, reply) => {
      if (!takesBytes(request.routeOptions.config)) return;
      // The signed address is the permission, so a page of any origin may use it and read the response.
      if (!speaksTus(request.routeOptions.config))
        void reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' });
      request.sentContentType = request.headers['content-type'];
      request.raw.headers['content-type'] = 'application/octet-stream';
    });
    fastify.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
  }
}
