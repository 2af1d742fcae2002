import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { routeConfig } from '../route-config.js';
import { BROTLI_QUALITY, GZIP_LEVEL, MAX_SYNC_BYTES, MIN_COMPRESSED_BYTES } from './compression-limits.js';

/** Texts; pictures, videos, workbooks and event streams are sent as they are. */
const COMPRESSED_TYPES =
  /^(?:application\/(?:json|javascript|schema\+json)|text\/(?:csv|css|html|javascript|plain))(?:;|$)/;

const UNCOMPRESSED = { uncompressed: true };

/**
 * The response of the route contains a secret, so it is never compressed: who can choose a part of a compressed text
 * and sees its length may learn the rest.
 */
export const Uncompressed = (): MethodDecorator => routeConfig(UNCOMPRESSED);

const isUncompressed = (config: unknown): boolean =>
  (config as Partial<typeof UNCOMPRESSED> | undefined)?.uncompressed === true;

/** Compresses the texts that callers accept compressed, with Brotli or gzip. Bodies of requests stay uncompressed. */
export async function compressTexts(fastify: FastifyInstance): Promise<void> {
  // Runs before the hook of the library, which reads this option.
  fastify.addHook('onRoute', (route) => {
    if (isUncompressed(route.config)) route.compress = false;
  });
  await fastify.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    syncThreshold: MAX_SYNC_BYTES,
    customTypes: COMPRESSED_TYPES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: GZIP_LEVEL },
  });
}
