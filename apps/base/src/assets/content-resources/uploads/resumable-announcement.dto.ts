import type { IncomingHttpHeaders } from 'node:http';
import { DomainError, invalid } from '@reelsheet/kernel';
import { Text } from '@reelsheet/platform-http';
import { ResumableUploadErrors } from '../content-resource.errors.js';
import { MAX_UPLOAD_METADATA } from '../content-resource-limits.js';

export const TUS_VERSION = '1.0.0';
const DEFAULT_TYPE = 'application/octet-stream';
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export class ResumableUploadView {
  @Text({ about: 'identifies the file when a content resource is made of it' }) signed_id!: string;
  @Text({ about: 'address for the bytes, as in the header `Location`' }) upload_url!: string;
  @Text({ format: 'date-time', about: 'the bytes must have arrived before' }) expires_at!: string;
}

/** A file as the headers of a creation announce it. */
export interface AnnouncedFile {
  readonly filename: string;
  readonly byte_size: number;
  readonly content_type: string;
  readonly metadata: { readonly upload_metadata: string };
}

/** Throws `unsupported_tus_version` or `validation_error`. */
export function announcedBy(headers: IncomingHttpHeaders): AnnouncedFile {
  if (headers['tus-resumable'] !== TUS_VERSION) throw new DomainError(ResumableUploadErrors.version);
  const length = headers['upload-length'];
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw invalid('header Upload-Length', 'must be the size of the file in bytes');
  const sent = String(headers['upload-metadata'] ?? '');
  const metadata = metadataOf(sent);
  return {
    filename: metadata.get('filename') ?? metadata.get('name') ?? '',
    byte_size: Number(length),
    content_type: metadata.get('filetype') ?? metadata.get('type') ?? DEFAULT_TYPE,
    metadata: { upload_metadata: sent },
  };
}

/** Reads `key base64,key base64`. */
function metadataOf(header: string): ReadonlyMap<string, string> {
  const wrong = () => invalid('header Upload-Metadata', 'must be pairs of a name and a value in Base64 with commas');
  if (header.length > MAX_UPLOAD_METADATA) throw wrong();
  const values = new Map<string, string>();
  for (const pair of header.split(',').filter((each) => each.trim() !== '')) {
    const [name = '', value = '', ...more] = pair.trim().split(' ');
    if (more.length > 0 || values.has(name) || !BASE64.test(value)) throw wrong();
    values.set(name, Buffer.from(value, 'base64').toString());
  }
  return values;
}
