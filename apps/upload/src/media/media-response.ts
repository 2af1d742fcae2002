import { create as contentDisposition } from 'content-disposition';
import { matchesTag } from '@reelsheet/platform-http';
import parseRange from 'range-parser';
import type { ByteRange } from '../store/store.port.js';
import { MEDIA_CACHE_SECONDS } from './media-limits.js';
import type { Media } from './media.repository.js';

/** The request headers that determine the response. */
export interface ReadConditions {
  readonly range?: string;
  readonly ifRange?: string;
  readonly ifMatch?: string;
  readonly ifNoneMatch?: string;
  readonly ifModifiedSince?: string;
  readonly ifUnmodifiedSince?: string;
}

export interface MediaResponse {
  readonly status: 200 | 206 | 304 | 412 | 416;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The range to send; everything if absent. */
  readonly range?: ByteRange;
}

type Readable = Pick<Media, 'contentType' | 'objectType' | 'filename' | 'byteSize' | 'etag' | 'createdAt'>;

/** Types that a page may display; everything else is downloaded. */
const DISPLAYED_TYPES = ['image', 'video', 'audio'];

/** Returns the response to a read of stored media (RFC 9110). Of several ranges the first is sent. */
export function responseTo(media: Readable, conditions: ReadConditions): MediaResponse {
  const etag = `"${media.etag}"`;
  const headers = commonHeaders(etag, media.createdAt);
  const ended = preconditionStatus(conditions, etag, media.createdAt);
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

/** Evaluates conditions in the order of RFC 9110, 13.2.2: entity tags before dates, preconditions before caching. */
export function preconditionStatus(
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

/** Returns NaN without a header, which compares false with everything. */
const timeOf = (header: string | undefined) => (header === undefined ? NaN : Date.parse(header));

export function commonHeaders(etag: string, createdAt: Date) {
  return {
    ETag: etag,
    'Last-Modified': createdAt.toUTCString(),
    'Cache-Control': `public, max-age=${MEDIA_CACHE_SECONDS}, must-revalidate`,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  };
}

function contentHeaders({ contentType, objectType, filename }: Readable) {
  return {
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition(filename, {
      type: DISPLAYED_TYPES.includes(objectType) ? 'inline' : 'attachment',
    }),
  };
}
