import { createHash, type Hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { DomainError, invalid } from '@reelsheet/kernel';
import { ResumableErrors } from './resumable.errors.js';

export const TUS_VERSION = '1.0.0';
export const CHUNK_TYPE = 'application/offset+octet-stream';
/** Algorithms of the header `Upload-Checksum`. */
export const CHECKSUM_ALGORITHMS = ['sha1', 'sha256', 'md5'] as const;
export const EXTENSIONS = ['creation', 'expiration', 'termination', 'checksum'] as const;

const CHECKSUM = /^(\w+) ([A-Za-z0-9+/]+=*)$/;

/** A hash that the bytes of one request must have. */
export interface ExpectedChecksum {
  readonly hash: Hash;
  /** Base64. */
  readonly digest: string;
}

/** Throws `unsupported_tus_version`, as the protocol demands. */
export function requireTus(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new DomainError(ResumableErrors.version);
}

/** Returns the offset at which a request continues. Throws `validation_error`. */
export function offsetOf(headers: IncomingHttpHeaders): number {
  const sent = headers['upload-offset'];
  if (typeof sent !== 'string' || !/^\d{1,15}$/.test(sent))
    throw invalid('header Upload-Offset', 'must be a whole number');
  return Number(sent);
}

/** Returns undefined without the header. Throws `validation_error` for another algorithm. */
export function checksumOf(headers: IncomingHttpHeaders): ExpectedChecksum | undefined {
  const sent = headers['upload-checksum'];
  if (sent === undefined) return undefined;
  const [, algorithm, digest] = CHECKSUM.exec(String(sent)) ?? [];
  if (!digest || !(CHECKSUM_ALGORITHMS as readonly string[]).includes(algorithm!))
    throw invalid('header Upload-Checksum', `must be one of ${CHECKSUM_ALGORITHMS.join(', ')} and a hash in Base64`);
  return { hash: createHash(algorithm!), digest };
}
