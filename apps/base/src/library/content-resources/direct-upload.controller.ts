import { Body, Controller, Post } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { announceBlob } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { CurrentCaller, OwnAccount, type Caller } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { RpcClient } from '@reelsheet/platform-messaging';
import { DirectUploadErrors } from './content-resource.errors.js';
import { DirectUploadBody, DirectUploadView } from './direct-upload.dto.js';

const { contentType, fileSize, failed } = DirectUploadErrors;
const TOLD_AS_THEY_ARE = [contentType, fileSize, CommonErrors.validation, CommonErrors.unavailable];

/** Bytes go straight to upload; base only says where. */
@ApiTags('Content resources')
@Controller('direct_upload')
export class DirectUploadController {
  constructor(private readonly rpc: RpcClient) {}

  @Post()
  @OwnAccount()
  @ApiConsumes('multipart/form-data', 'application/x-www-form-urlencoded', 'application/json')
  @Operation({
    phase: 'edit',
    summary: 'Announce a file, and learn where to PUT it',
    answer: DirectUploadView,
    errors: [contentType, fileSize, failed, CommonErrors.validation],
  })
  async create(
    @CurrentCaller() { userId }: Caller,
    @Body() { blob: announced }: DirectUploadBody,
  ): Promise<DirectUploadView> {
    const owner = { user_id: userId, organization_id: null };
    try {
      const { blob, direct_upload } = await this.rpc.ask(announceBlob, { ...announced, owner });
      return { ...blob, direct_upload };
    } catch (error) {
      if (error instanceof DomainError && TOLD_AS_THEY_ARE.some((definition) => error.is(definition))) throw error;
      throw new DomainError(failed, undefined, undefined, { cause: error });
    }
  }
}
