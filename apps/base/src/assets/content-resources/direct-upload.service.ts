import { Injectable } from '@nestjs/common';
import { announceBlob, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaErrors } from '../media/media.errors.js';
import { DirectUploadErrors } from './content-resource.errors.js';

const { contentType, fileSize, failed } = DirectUploadErrors;
const TOLD_AS_THEY_ARE = [
  contentType,
  fileSize,
  MediaErrors.storageFull,
  CommonErrors.validation,
  CommonErrors.unavailable,
];

/** Bytes go straight to upload; base only says where. */
@Injectable()
export class DirectUploadService {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws upload's own refusals, and `direct_upload_failed` for all else. */
  async announce(
    userId: number,
    blob: Omit<RequestOf<typeof announceBlob>, 'owner'>,
  ): Promise<ReplyOf<typeof announceBlob>> {
    try {
      return await this.rpc.request(announceBlob, { ...blob, owner: { user_id: userId, organization_id: null } });
    } catch (error) {
      if (error instanceof DomainError && TOLD_AS_THEY_ARE.some((definition) => error.is(definition))) throw error;
      throw new DomainError(failed, undefined, undefined, { cause: error });
    }
  }
}
