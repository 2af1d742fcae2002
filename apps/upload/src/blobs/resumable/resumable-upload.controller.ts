import { Controller, Delete, Head, HttpCode, Options, Param, Patch, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import { CommonErrors, invalid, prose } from '@reelsheet/kernel';
import { Public, SignedUrl } from '@reelsheet/platform-auth';
import { Operation, TakesBytes } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BlobErrors } from '../blob.errors.js';
import { sentContentType } from '../uploads/raw-upload.js';
import { ResumableErrors } from './resumable.errors.js';
import { ResumableUploadService, type ResumableState } from './resumable-upload.service.js';
import { CHUNK_TYPE, checksumOf, offsetOf, requireTus, TUS_VERSION } from './tus.js';
import { SpeaksTus, TUS_ABILITIES } from './tus-headers.js';

const { notFound, payloadTooLarge, validation } = CommonErrors;
const VERSION = { name: 'Tus-Resumable', required: true, description: `\`${TUS_VERSION}\`` };
const TUS_HEADERS = { 'Tus-Resumable': 'version of the protocol', 'Tus-Version': 'supported versions' };
const STATE_HEADERS = {
  ...TUS_HEADERS,
  'Upload-Offset': 'number of bytes that are stored',
  'Upload-Expires': 'time after which the upload is removed unless it is complete',
};

/** Receives announced bytes in several requests by the tus protocol; the signed address is the permission. */
@ApiTags('Resumable upload')
@Controller('resumable_uploads')
export class ResumableUploadController {
  constructor(private readonly uploads: ResumableUploadService) {}

  /** Preflight requests of browsers, and the question of senders what is supported. */
  @Options(['', ':id'])
  @Public()
  @SpeaksTus()
  @ApiExcludeEndpoint()
  @HttpCode(204)
  options(@Res({ passthrough: true }) reply: FastifyReply): void {
    void reply.headers({
      ...TUS_ABILITIES,
      'Access-Control-Allow-Methods': 'HEAD, PATCH, DELETE',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Tus-Resumable, Upload-Checksum, Upload-Offset, X-Request-Id',
      'Access-Control-Max-Age': '86400',
    });
  }

  @Head(':id')
  @SignedUrl()
  @SpeaksTus()
  @ApiParam({ name: 'id', type: String })
  @ApiHeader(VERSION)
  @Operation({
    name: 'resumableUploads.get',
    phase: 'edit',
    summary: 'Learn where a resumable upload continues',
    status: 204,
    headers: { ...STATE_HEADERS, 'Upload-Length': 'size of the file', 'Upload-Metadata': 'as announced' },
    errors: [notFound, ResumableErrors.version],
  })
  async read(
    @Param('id') id: string,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    requireTus(headers);
    const state = await this.uploads.read(id);
    const { upload_metadata: metadata } = state.metadata;
    void reply.headers({
      ...headersOf(state),
      'Upload-Length': String(state.byteSize),
      ...(typeof metadata === 'string' ? { 'Upload-Metadata': metadata } : {}),
    });
  }

  @Patch(':id')
  @SignedUrl()
  @SpeaksTus()
  @TakesBytes()
  @ApiParam({ name: 'id', type: String })
  @ApiHeader(VERSION)
  @ApiHeader({ name: 'Upload-Offset', required: true, description: 'number of bytes that are stored' })
  @ApiHeader({
    name: 'Upload-Checksum',
    required: false,
    description: '`sha1`, `sha256` or `md5`, a space, and the hash of the body in Base64',
  })
  @ApiConsumes(CHUNK_TYPE)
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({
    name: 'resumableUploads.append',
    phase: 'edit',
    summary: 'Send the next bytes of a resumable upload',
    status: 204,
    description: prose`
        A body may have any length up to the end of the file. Its bytes are stored while they arrive, so that little is
        lost when the connection breaks off; \`HEAD\` returns where to continue. With \`Upload-Checksum\` a body counts
        as a whole or, if it breaks off or has another hash, not at all. A later request continues the upload even if an
        earlier one has not ended, which then ends with 409. At least 8 KiB per second must arrive, as for other
        uploads.`,
    headers: STATE_HEADERS,
    errors: [
      notFound,
      payloadTooLarge,
      validation,
      ResumableErrors.checksum,
      ResumableErrors.offset,
      ResumableErrors.replaced,
      ResumableErrors.version,
    ],
  })
  async append(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { headers, raw } = request;
    if (sentContentType(request) !== CHUNK_TYPE) throw invalid('header Content-Type', `must be ${CHUNK_TYPE}`);
    requireTus(headers);
    const length = headers['content-length'];
    const state = await this.uploads.append(id, {
      offset: offsetOf(headers),
      length: length === undefined ? undefined : Number(length),
      checksum: checksumOf(headers),
      body: raw,
    });
    void reply.headers(headersOf(state));
  }

  @Delete(':id')
  @SignedUrl()
  @SpeaksTus()
  @ApiParam({ name: 'id', type: String })
  @ApiHeader(VERSION)
  @Operation({
    name: 'resumableUploads.delete',
    phase: 'edit',
    summary: 'End a resumable upload, and free its storage',
    status: 204,
    description: 'A file of which a content resource was made stays: 409.',
    headers: TUS_HEADERS,
    errors: [notFound, BlobErrors.uploadTaken, ResumableErrors.version],
  })
  async terminate(@Param('id') id: string, @Req() { headers }: FastifyRequest): Promise<void> {
    requireTus(headers);
    await this.uploads.terminate(id);
  }
}

const headersOf = ({ received, expiresAt }: ResumableState) => ({
  'Upload-Offset': String(received),
  'Upload-Expires': expiresAt.toUTCString(),
});
