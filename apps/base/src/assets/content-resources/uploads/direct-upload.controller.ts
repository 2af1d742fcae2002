import { Body, Controller, Post } from '@nestjs/common';
import { ApiExtension, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { CurrentCaller, NeedsKeyScopes, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation, StoresAnswerAfterwards, TakesForm, Uncompressed } from '@reelsheet/platform-http';
import { MediaErrors } from '../../media/media.errors.js';
import { DirectUploadErrors } from '../content-resource.errors.js';
import { DirectUploadService } from './direct-upload.service.js';
import { DirectUploadBody, DirectUploadView } from './direct-upload.dto.js';

const { contentType, fileSize, failed } = DirectUploadErrors;

/** Describes for machines, by names of fields of the response, how the bytes are sent and what is made of them. */
const UPLOAD = {
  method: 'PUT',
  url: 'direct_upload.url',
  headers: 'direct_upload.headers',
  operation: 'blobs.upload',
  result: 'signed_id',
};

/** Announces uploads. The bytes go directly to upload. */
@ApiTags('Content resources')
@Controller('direct_upload')
export class DirectUploadController {
  constructor(private readonly uploads: DirectUploadService) {}

  @Post()
  @StoresAnswerAfterwards('announces the file to the upload service')
  @OwnAccount()
  @NeedsKeyScopes('write')
  @TakesForm()
  @Uncompressed()
  @ApiExtension('x-upload', UPLOAD)
  @Operation({
    name: 'uploads.create',
    phase: 'edit',
    summary: 'Announce a file, and learn where to PUT it',
    answer: DirectUploadView,
    description: prose`
        An announced or uploaded file counts against your own storage until a content resource is made of it, and then
        against the storage of its organization.`,
    errors: [contentType, fileSize, MediaErrors.storageFull, failed, CommonErrors.validation],
  })
  async create(
    @CurrentCaller() { userId }: Caller,
    @Body() { blob: announced }: DirectUploadBody,
  ): Promise<DirectUploadView> {
    const { blob, direct_upload } = await this.uploads.announce(userId, announced);
    return { ...blob, direct_upload };
  }
}
