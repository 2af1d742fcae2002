import { Controller, Post, Req, Res } from '@nestjs/common';
import { ApiExtension, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { Operation, StoresNoAnswer, Uncompressed } from '@reelsheet/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MediaErrors } from '../../media/media.errors.js';
import { DirectUploadErrors, ResumableUploadErrors } from '../content-resource.errors.js';
import { DirectUploadService } from './direct-upload.service.js';
import { announcedBy, ResumableUploadView, TUS_VERSION } from './resumable-announcement.dto.js';

const { contentType, fileSize, failed } = DirectUploadErrors;
const { agentNotFound, forbidden, validation } = CommonErrors;

/** Describes for machines, by names of fields of the response, how the bytes are sent and what is made of them. */
const UPLOAD = {
  protocol: 'tus',
  url: 'upload_url',
  operation: 'resumableUploads.append',
  result: 'signed_id',
};

/** Announces uploads that continue after an interruption, by the tus protocol. The bytes go to upload. */
@ApiTags('Content resources')
@Controller('resumable_uploads')
export class ResumableAnnouncementController {
  constructor(private readonly uploads: DirectUploadService) {}

  @Post()
  @StoresNoAnswer('an announcement of which nobody uses the response is removed after a day')
  @AgentScope('query', 'editor')
  @Uncompressed()
  @ApiHeader({ name: 'Tus-Resumable', required: true, description: `\`${TUS_VERSION}\`` })
  @ApiHeader({ name: 'Upload-Length', required: true, description: 'size of the file in bytes, at most 1 GB (2^30)' })
  @ApiHeader({
    name: 'Upload-Metadata',
    required: true,
    description: '`filename` and `filetype` (MIME type) with their values in Base64, with commas between the pairs',
    example: 'filename Y2xpcC5tcDQ=,filetype dmlkZW8vbXA0',
  })
  @ApiExtension('x-upload', UPLOAD)
  @Operation({
    name: 'uploads.createResumable',
    phase: 'edit',
    summary: 'Announce a file whose upload continues after an interruption, by the tus protocol',
    description: prose`
        The file counts against the storage of the agent's organization from now on. Its bytes are sent to the address
        in \`Location\`, which upload serves; it needs no credential. A file that is not complete within a day is
        removed, and its storage is free again.`,
    status: 201,
    answer: ResumableUploadView,
    headers: {
      Location: 'address for the bytes',
      'Tus-Resumable': 'version of the protocol',
      'Upload-Expires': 'time before which the bytes must have arrived',
    },
    errors: [
      agentNotFound,
      contentType,
      failed,
      fileSize,
      forbidden,
      MediaErrors.storageFull,
      ResumableUploadErrors.version,
      validation,
    ],
  })
  async create(
    @CurrentAgent() { organizationId }: AgentInScope,
    @CurrentCaller() { userId }: Caller,
    @Req() { headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResumableUploadView> {
    const announced = await this.uploads.announceResumable(userId, organizationId, announcedBy(headers));
    const { url: upload_url } = announced.direct_upload;
    const expires_at = announced.expires_at!;
    void reply.headers({
      Location: upload_url,
      'Tus-Resumable': TUS_VERSION,
      'Upload-Expires': new Date(expires_at).toUTCString(),
    });
    return { signed_id: announced.blob.signed_id, upload_url, expires_at };
  }
}
