import { Injectable } from '@nestjs/common';
import { announceBlob, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Hooks } from '@reelsheet/platform-hooks';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaHooks } from '../media/media-hooks.js';
import { MediaErrors } from '../media/media.errors.js';
import { DirectUploadErrors } from './content-resource.errors.js';

const { contentType, fileSize, failed } = DirectUploadErrors;
const FORWARDED_ERRORS = [
  contentType,
  fileSize,
  MediaErrors.storageFull,
  CommonErrors.validation,
  CommonErrors.unavailable,
];

/** Announces uploads. The bytes go directly to upload. */
@Injectable()
export class DirectUploadService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly hooks: Hooks,
  ) {}

  /** Throws the errors of upload about the file, and `direct_upload_failed` for all others. */
  async announce(
    userId: number,
    blob: Omit<RequestOf<typeof announceBlob>, 'owner' | 'small_quota'>,
  ): Promise<ReplyOf<typeof announceBlob>> {
    const small_quota = await this.hooks.query(MediaHooks.hasSmallQuota, { userId });
    try {
      const owner = { user_id: userId, organization_id: null };
      return await this.rpc.request(announceBlob, { ...blob, owner, small_quota });
    } catch (error) {
      if (error instanceof DomainError && FORWARDED_ERRORS.some((definition) => error.is(definition))) throw error;
      throw new DomainError(failed, undefined, undefined, { cause: error });
    }
  }
}
