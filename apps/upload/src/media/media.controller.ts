import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { Public } from '@reelsheet/platform-auth';
import { BINARY, documentedHeaders, Operation } from '@reelsheet/platform-http';
import { MediaErrors } from '@reelsheet/platform-media-tools';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileKeyOf } from '../store/key.js';
import { FileStore, type ByteRange } from '../store/store.port.js';
import { MAX_SOURCE_BYTES, MAX_SOURCE_PIXELS, MEDIA_CACHE_SECONDS } from './media-limits.js';
import { responseTo, commonHeaders, preconditionStatus, type ReadConditions } from './media-response.js';
import { MediaQuery, toPictureSize } from './media.dto.js';
import type { Media } from './media.repository.js';
import { MediaService } from './media.service.js';
import { PictureResizer } from './picture-resizer.js';
import { EDGES, nameOf, type PictureSize } from './picture-size.js';

const VERSION = {
  ETag: 'tag of the bytes',
  'Last-Modified': 'time since which the bytes are these',
  'Accept-Ranges': '`bytes`, or `none` for a resized picture',
};
const FILE = { 'Content-Disposition': '`inline` or `attachment`, with the name of the file' };

/** Stored media; anyone who knows its address may read it. */
@ApiTags('Media')
@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly resizer: PictureResizer,
    private readonly store: FileStore,
  ) {}

  @Get('media/:file')
  @Public()
  @ApiHeader({ name: 'Range', required: false })
  @ApiHeader({ name: 'If-Range', required: false })
  @ApiHeader({ name: 'If-Match', required: false })
  @ApiHeader({ name: 'If-None-Match', required: false })
  @ApiHeader({ name: 'If-Modified-Since', required: false })
  @ApiHeader({ name: 'If-Unmodified-Since', required: false })
  @ApiResponse({
    status: 206,
    description: 'the range asked for',
    headers: documentedHeaders({ ...VERSION, ...FILE, 'Content-Range': 'the range, and the size of the file' }),
    schema: BINARY,
  })
  @ApiResponse({ status: 304, description: 'the bytes are known already', headers: documentedHeaders(VERSION) })
  @ApiResponse({
    status: 412,
    description: 'the bytes are others than the caller has',
    headers: documentedHeaders(VERSION),
  })
  @ApiResponse({
    status: 416,
    description: 'the range is beyond the end',
    headers: documentedHeaders({ ...VERSION, 'Content-Range': 'the size of the file' }),
  })
  @Operation({
    name: 'media.download',
    phase: 'edit',
    summary: 'Read stored media',
    description: `Answers 206 to a range (of several the first), 304 to a known ETag or time, 412 to another ETag or time than demanded, and 416 to a range beyond the end.
The bytes at an address never change, but it may be withdrawn: caches ask again after ${MEDIA_CACHE_SECONDS} seconds.
With \`width\` or \`height\` a picture is sent smaller, never larger: a JPEG as a JPEG, others as WebP, their first picture if they move. Both are rounded up to ${EDGES.join(', ')}. What is no picture that can be opened answers 422, and one of more than ${MAX_SOURCE_BYTES / 2 ** 20} MB or ${MAX_SOURCE_PIXELS / 1e6} megapixels. A size is drawn once; an address may have so many drawn in a minute that one more is answered 429, and so many are drawn at once and wait that one more is answered 503, both with \`Retry-After\`.`,
    answer: BINARY,
    headers: { ...VERSION, ...FILE },
    media: '*/*',
    errors: [CommonErrors.notFound, CommonErrors.validation, CommonErrors.unavailable, MediaErrors.unreadableSource],
  })
  async read(
    @Param('file') file: string,
    @Query() query: MediaQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const media = await this.media.named(file);
    const size = toPictureSize(query);
    if (size) return this.sendResized(media, size, request, reply);
    const { status, headers, range } = responseTo(media, conditionsOf(request));
    // Fastify keeps the Content-Length of a HEAD response only if the body is a stream. An error gets no header of it.
    const body = request.method === 'HEAD' ? Readable.from([]) : await this.bodyOf(fileKeyOf(media), status, range);
    await reply.status(status).headers(headers).send(body);
  }

  private async sendResized(
    media: Media,
    size: PictureSize,
    { method, headers, ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const etag = `"${media.etag}-${nameOf(size)}"`;
    void reply.headers(commonHeaders(etag, media.createdAt)).header('Accept-Ranges', 'none');
    const ended = preconditionStatus(readConditions(headers), etag, media.createdAt);
    if (ended) return void (await reply.status(ended).send());
    const signal = untilGone(reply);
    try {
      const { body, byteSize, contentType } = await this.resizer.resize(media, size, { address: ip, signal });
      if (method === 'HEAD') body.destroy();
      await reply
        .status(200)
        .headers({ 'Content-Type': contentType, 'Content-Length': byteSize, 'Content-Disposition': 'inline' })
        .send(method === 'HEAD' ? Readable.from([]) : body);
    } catch (error) {
      // An error is no version of the picture.
      for (const name of Object.keys(VERSION)) void reply.removeHeader(name);
      if (!signal.aborted) throw error;
      reply.hijack();
    }
  }

  private async bodyOf(key: string, status: number, range?: ByteRange): Promise<Readable | undefined> {
    return status === 200 || status === 206 ? this.store.read(key, range) : undefined;
  }
}

/** Returns a signal that is aborted when the connection of the response closes. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.closed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** A range is ignored for HEAD. */
function conditionsOf({ method, headers }: FastifyRequest): ReadConditions {
  const { range, ifRange, ...conditions } = readConditions(headers);
  return method === 'HEAD' ? conditions : { ...conditions, range, ifRange };
}

const readConditions = (headers: FastifyRequest['headers']): ReadConditions => ({
  range: headers.range,
  ifRange: headers['if-range'] as string | undefined,
  ifMatch: headers['if-match'],
  ifNoneMatch: headers['if-none-match'],
  ifModifiedSince: headers['if-modified-since'],
  ifUnmodifiedSince: headers['if-unmodified-since'],
});
