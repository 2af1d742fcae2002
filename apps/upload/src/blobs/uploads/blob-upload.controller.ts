import { Controller, Header, HttpCode, Options, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiHeader, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { Public, SignedUrl } from '@reelsheet/platform-auth';
import { Operation, TakesBytes } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../../media/etag.js';
import { BlobErrors } from '../blob.errors.js';
import { toUpload } from './blob-upload.dto.js';
import { BlobUploadService } from './blob-upload.service.js';

/** Receives announced bytes; the signed address is the permission. */
@ApiTags('Direct upload')
@Controller()
export class BlobUploadController {
  constructor(private readonly uploads: BlobUploadService) {}

  /** Preflight request of browsers on a page of another origin. */
  @Options('blobs/:key')
  @Public()
  @ApiExcludeEndpoint()
  @HttpCode(204)
  @Header('Access-Control-Allow-Methods', 'PUT')
  @Header('Access-Control-Allow-Headers', 'Content-Type, Content-MD5')
  @Header('Access-Control-Max-Age', '86400')
  @Header('Access-Control-Allow-Origin', '*')
  preflight(): undefined {
    return undefined;
  }

  @Put('blobs/:key')
  @SignedUrl()
  @TakesBytes()
  @ApiParam({ name: 'key', type: String })
  @ApiQuery({
    name: 'X-Amz-Signature',
    type: String,
    description: 'with the other `X-Amz-*` of the address, as issued',
  })
  @ApiHeader({ name: 'Content-Type', required: true, description: 'as announced' })
  @ApiHeader({ name: 'Content-MD5', required: true, description: 'as announced' })
  @ApiConsumes('*/*')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Operation({
    name: 'blobs.upload',
    phase: 'edit',
    summary: 'Upload the bytes of an announced blob to its pre-signed address',
    description: prose`
        Takes exactly the announced length, MD5 and type, once. Of several uploads at the same time one wins; an
        interrupted one may be repeated. It may take any time while it sends at least 8 KiB per second
        (\`MIN_BODY_BYTES_PER_SECOND\`), on average over 10 seconds; a slower one ends with 408. A rejected upload
        is answered immediately; a client that continues to send is disconnected after 5 seconds or 64 MB. The bytes
        are flushed to the disk after the response, and requests that use the \`signed_id\` wait for that. If the
        server lost the bytes before the flush, the \`signed_id\` is rejected like that of an unfinished upload, and
        the bytes may be uploaded again.`,
    headers: { ETag: 'MD5 of the bytes in hexadecimal digits' },
    errors: [
      BlobErrors.uploadMismatch,
      BlobErrors.uploadRejected,
      BlobErrors.uploadTaken,
      CommonErrors.payloadTooLarge,
    ],
  })
  async receive(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { checksum } = await this.uploads.receive(toUpload(request));
    void reply.header('ETag', etagOf(checksum));
  }
}
