import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { routeConfig } from '@reelsheet/platform-http';
import type { FastifyInstance } from 'fastify';
import { MAX_BLOB_BYTES } from '../uploads/upload-limits.js';
import { CHECKSUM_ALGORITHMS, EXTENSIONS, TUS_VERSION } from './tus.js';

const TUS = { speaksTus: true };

/** The route speaks the tus protocol. */
export const SpeaksTus = (): MethodDecorator => routeConfig(TUS);

/** Returns whether a route speaks the tus protocol. */
export const speaksTus = (config: unknown): boolean => (config as Partial<typeof TUS> | undefined)?.speaksTus === true;

const EXPOSED = ['Tus-Resumable', 'Tus-Version', 'Upload-Expires', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'];

/** Headers by which a sender learns what is supported. */
export const TUS_ABILITIES = {
  'Tus-Resumable': TUS_VERSION,
  'Tus-Version': TUS_VERSION,
  'Tus-Extension': EXTENSIONS.join(','),
  'Tus-Max-Size': String(MAX_BLOB_BYTES),
  'Tus-Checksum-Algorithm': CHECKSUM_ALGORITHMS.join(','),
};

/** Headers of every response of the routes that speak tus, errors included. */
@Injectable()
export class TusHeaders implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', async ({ routeOptions }, reply) => {
      if (!speaksTus(routeOptions.config)) return;
      // The signed address is the permission, so a page of any origin may use it and read the response.
      void reply.headers({
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Expose-Headers': EXPOSED.join(', '),
        'Cache-Control': 'no-store',
        'Tus-Resumable': TUS_VERSION,
        'Tus-Version': TUS_VERSION,
      });
    });
  }
}
