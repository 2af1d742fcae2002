import { Controller, Get, Headers, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Public } from '@reelsheet/platform-auth';
import { BINARY, documentedHeaders, Operation } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { CoverQuery } from './template.dto.js';
import { TemplateCovers } from './template-covers.js';

const EXTENSION = '.webp';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
const VERSION = { ETag: 'tag of the picture' };

@ApiTags('Templates')
@Controller('templates/covers')
export class TemplateCoverController {
  constructor(private readonly covers: TemplateCovers) {}

  @Get(':file')
  @Public()
  @ApiParam({ name: 'file', example: 'default.webp' })
  @ApiHeader({ name: 'If-None-Match', required: false })
  @ApiResponse({ status: 304, description: 'the caller has the current picture', headers: documentedHeaders(VERSION) })
  @Operation({
    name: 'templates.downloadCover',
    phase: 'convert',
    summary: 'The cover of a ready-made template',
    description: 'May be cached for a year when `v` is the version in `cover`, otherwise for a day.',
    answer: BINARY,
    headers: VERSION,
    media: 'image/webp',
    errors: [CommonErrors.notFound],
  })
  async cover(
    @Param('file') file: string,
    @Query() { v }: CoverQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const picture = file.endsWith(EXTENSION) ? await this.covers.picture(file.slice(0, -EXTENSION.length)) : undefined;
    if (!picture) throw new DomainError(CommonErrors.notFound);
    const { bytes, version } = picture;
    const etag = `"${version}"`;
    reply.headers({
      ETag: etag,
      'Cache-Control': v === version ? IMMUTABLE : ONE_DAY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (known !== undefined && matches(known, etag)) return void reply.status(304);
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}

const matches = (known: string, etag: string) =>
  known.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));
