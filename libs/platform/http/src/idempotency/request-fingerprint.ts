import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fingerprintOf } from '@reelsheet/kernel';
import type { FastifyRequest } from 'fastify';
import { FormFile } from '../body/form-reader.js';

/**
 * Returns the SHA-256 of the content of a request: method, path, query, body with the bytes of its files, and the
 * organization that its key is limited to.
 */
export async function requestFingerprint(request: FastifyRequest, organizationId?: number): Promise<Buffer> {
  const { method, params, query, routeOptions, body } = request;
  const content = await withHashes(body);
  const identified = {
    method,
    route: routeOptions.url,
    params,
    query,
    body: content,
    organizationId: organizationId ?? null,
  };
  return Buffer.from(fingerprintOf(identified), 'hex');
}

/** Replaces the files of a form by their hashes. */
async function withHashes(value: unknown): Promise<unknown> {
  if (value instanceof FormFile) return hashOf(value);
  if (Buffer.isBuffer(value)) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return Promise.all(value.map(withHashes));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [name, await withHashes(item)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function hashOf({ path, filename, contentType }: FormFile): Promise<object> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { filename, contentType, sha256: hash.digest('hex') };
}
