import { create as contentDisposition } from 'content-disposition';
import { matchesTag } from '@reelsheet/platform-http';
import parseRange from 'range-parser';
import type { ByteRange } from '../store/port.js';
import type { Media } from './media.repository.js';

/** The request headers that decide what is answered. */
export interface ReadConditions {
  readonly range?: string;
  readonly ifRange?: string;
  readonly ifNoneMatch?: string;
}

export interface MediaAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The part of the bytes to send, all where absent. */
  readonly range?: ByteRange;
}

type Readable = Pick<Media, 'contentType' | 'objectType' | 'filename' | 'byteSize' | 'etag'>;

/** A page may show pictures, video and sound; everything else is saved. */
const SHOWN = ['image', 'video', 'audio'];

/** What a read of stored media answers (RFC 9110). Of several ranges the first is sent. */
export function answerTo(media: Readable, { range, ifRange, ifNoneMatch }: ReadConditions): MediaAnswer {
  const etag = `"${media.etag}"`;
  const headers = commonHeaders(etag);
  if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, etag)) return { status: 304, headers };
  const ranges =
    range === undefined || (ifRange !== undefined && ifRange !== etag)
      ? undefined
      : parseRange(media.byteSize, range, { combine: true });
  if (ranges === UNSATISFIABLE)
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${media.byteSize}` } };
  const first = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges[0] : undefined;
  const described = { ...headers, ...contentHeaders(media) };
  if (!first) return { status: 200, headers: { ...described, 'Content-Length': media.byteSize } };
  const { start, end } = first;
  return {
    status: 206,
    headers: {
      ...described,
      'Content-Length': end - start + 1,
      'Content-Range': `bytes ${start}-${end}/${media.byteSize}`,
    },
    range: { start, end },
  };
}

const UNSATISFIABLE = -1;

function commonHeaders(etag: string) {
  return {
    ETag: etag,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  };
}

function contentHeaders({ contentType, objectType, filename }: Readable) {
  return {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(filename, { type: SHOWN.includes(objectType) ? 'inline' : 'attachment' }),
  };
}
