import { DomainError, invalid, VALIDATION_MESSAGES, toFileName } from '@reelsheet/kernel';
import { essenceOf, objectTypeOf } from '../../media/content-types.js';
import { BlobErrors } from '../blob.errors.js';
import { MAX_BLOB_BYTES, MAX_METADATA_BYTES } from './upload-limits.js';

const MD5 = /^[A-Za-z0-9+/]{21}[AQgw]==$/;

export interface Announcement {
  readonly filename: string;
  readonly byteSize: number;
  /** MD5 in Base64; any value for a resumable upload, whose MD5 is not known in advance. */
  readonly checksum: string;
  readonly contentType: string;
  readonly metadata: Record<string, unknown>;
}

/**
 * Returns the announcement as it is stored. Throws `file_size_exceeded`, `invalid_content_type` or `validation_error`.
 */
export function checkAnnouncement(announcement: Announcement): Announcement {
  const { filename, byteSize, checksum, metadata } = announcement;
  const contentType = essenceOf(announcement.contentType);
  if (toFileName(filename) !== filename) throw invalid('filename', VALIDATION_MESSAGES.fileName);
  if (byteSize < 1 || byteSize > MAX_BLOB_BYTES) throw new DomainError(BlobErrors.fileSizeExceeded);
  if (!MD5.test(checksum)) throw invalid('checksum', 'must be the base64 of an MD5');
  if (!objectTypeOf(contentType)) throw new DomainError(BlobErrors.invalidContentType);
  if (!isStorable(metadata))
    throw invalid('metadata', `must be at most ${MAX_METADATA_BYTES} bytes of JSON without NUL characters`);
  return { filename, byteSize, checksum, contentType, metadata };
}

/** Postgres rejects NUL and unpaired surrogates in JSON. */
function isStorable(metadata: Record<string, unknown>): boolean {
  const json = JSON.stringify(metadata);
  return Buffer.byteLength(json) <= MAX_METADATA_BYTES && !/\\u(0000|d[89a-f])/i.test(json);
}
