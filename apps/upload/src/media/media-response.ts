import { create as contentDisposition } from 'content-disposition';
import { matchesTag } from '@reelsheet/platform-http';
import parseRange from 'range-parser';
import type { ByteRange } from '../store/store.port.js';
import type { Media } from './media.repository.js';

/** The request headers that decide what is answered. */
export interface ReadConditions {
  readonly range?: string;
  readonly ifRange?: string;
  readonly ifMatch?: string;
  readonly ifNoneMatch?: string;
  readonly ifModifiedSince?: string;
  readonly ifUnmodifiedSince?: string;
}

export interface MediaAnswer {
  readonly status: 200 | 206 | 304 | 412 | 416;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The part of the bytes to send, all where absent. */
  readonly range?: ByteRange;
}

type Readable = Pick<Media, 'contentType' | 'objectType' | 'filename' | 'byteSize' | 'etag' | 'createdAt'>;

/** A page may show pictures, video and sound; everything else is saved. */
const SHOWN = ['image', 'video', 'audio'];

/** What a read of stored media answers (RFC 9110). Of several ranges the first is sent. */
export function answerTo(media: Readable, conditions: ReadConditions): MediaAnswer {
  const etag = `"${media.etag}"`;
  const headers = commonHeaders(etag, media.createdAt);
  const ended = endedBy(conditions, etag, media.createdAt);
  if (ended) return { status: ended, headers };
  const { range, ifRange } = conditions;
  const isSame = ifRange === undefined || ifRange === etag || ifRange === headers['Last-Modified'];
  const ranges = range === undefined || !isSame ? undefined : parseRange(media.byteSize, range, { combine: true });
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

/** The order is RFC 9110's (13.2.2): a tag counts before a time, and what must be so before what need not be sent. */
export function endedBy(
  { ifMatch, ifNoneMatch, ifModifiedSince, ifUnmodifiedSince }: ReadConditions,
  etag: string,
  createdAt: Date,
): 304 | 412 | undefined {
  const second = Math.floor(createdAt.getTime() / 1_000) * 1_000;
  if (ifMatch !== undefined) {
    if (!matchesStrongly(ifMatch, etag)) return 412;
  } else if (second > timeOf(ifUnmodifiedSince)) return 412;
  if (ifNoneMatch !== undefined) return matchesTag(ifNoneMatch, etag) ? 304 : undefined;
  return second <= timeOf(ifModifiedSince) ? 304 : undefined;
}

const matchesStrongly = (ifMatch: string, etag: string) =>
  ifMatch.split(',').some((known) => ['*', etag].includes(known.trim()));

/** NaN, which is neither before nor after anything, where there is none. */
const timeOf = (header: string | undefined) => (header === undefined ? NaN : Date.parse(header));

export function commonHeaders(etag: string, createdAt: Date) {
  return {
    ETag: etag,
    'Last-Modified': createdAt.toUTCString(),
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
