import { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { Public } from '@reelsheet/platform-auth';
import { BINARY, Operation } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BlobStore, type ByteRange } from '../store/port.js';
import { answerTo, type ReadConditions } from './media-answer.js';
import { MediaService } from './media.service.js';

/** Stored media; who knows the key may read it. */
@ApiTags('Media')
@Controller()
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly store: BlobStore,
  ) {}

  @Get('media/:file')
  @Public()
  @ApiHeader({ name: 'Range', required: false })
  @ApiHeader({ name: 'If-Range', required: false })
  @ApiHeader({ name: 'If-None-Match', required: false })
  @ApiResponse({ status: 206, description: 'the range asked for', schema: BINARY })
  @ApiResponse({ status: 304, description: 'the bytes are known already' })
  @ApiResponse({ status: 416, description: 'the range lies beyond the end' })
  @Operation({
    phase: 'edit',
    summary: 'Read stored media',
    description:
      'Answers 206 to a range (of several the first), 304 to a known ETag and 416 to a range beyond the end. The bytes of a key never change.',
    answer: BINARY,
    media: '*/*',
    errors: [CommonErrors.notFound],
  })
  async read(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const media = await this.media.named(file);
    const isHead = request.method === 'HEAD';
    const { status, headers, range } = answerTo(media, isHead ? {} : conditionsOf(request));
    // Fastify leaves the length of a HEAD's answer alone only where its body is a stream.
    await reply
      .status(status)
      .headers(headers)
      .send(isHead ? Readable.from([]) : await this.bodyOf(media.key, status, range));
  }

  private async bodyOf(key: string, status: number, range?: ByteRange): Promise<Readable | undefined> {
    return status === 200 || status === 206 ? this.store.read(key, range) : undefined;
  }
}

function conditionsOf({ headers }: FastifyRequest): ReadConditions {
  return {
    range: headers.range,
    ifRange: headers['if-range'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
  };
}
