import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { announceBlob, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Hooks } from '@reelsheet/platform-hooks';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaHooks } from '../../media/media-hooks.js';
import { MediaErrors } from '../../media/media.errors.js';
import { DirectUploadErrors } from '../content-resource.errors.js';

const { contentType, fileSize, failed } = DirectUploadErrors;
const FORWARDED_ERRORS = [
  contentType,
  fileSize,
  MediaErrors.storageFull,
  CommonErrors.validation,
  CommonErrors.unavailable,
];

type AnnouncedBlob = Omit<RequestOf<typeof announceBlob>, 'owner' | 'small_quota' | 'resumable'>;

/** Announces uploads. The bytes go directly to upload. */
@Injectable()
export class DirectUploadService {
  constructor(
    private readonly rpc: RpcClient,
    private readonly hooks: Hooks,
  ) {}

  /** Throws the errors of upload about the file, and `direct_upload_failed` for all others. */
  async announce(userId: number, blob: AnnouncedBlob): Promise<ReplyOf<typeof announceBlob>> {
    const small_quota = await this.hooks.query(MediaHooks.hasSmallQuota, { userId });
    return this.request({ ...blob, owner: { user_id: userId, organization_id: null }, small_quota });
  }

  /** Like {@link announce}, for bytes that arrive in several requests and take storage of the organization at once. */
  async announceResumable(
    userId: number,
    organizationId: number,
    file: Omit<AnnouncedBlob, 'checksum'>,
  ): Promise<ReplyOf<typeof announceBlob>> {
    const small_quota = await this.hooks.query(MediaHooks.hasSmallQuota, { organizationId });
    const owner = { user_id: userId, organization_id: organizationId };
    // The MD5 is not known yet; a random value makes a unique entity tag.
    const checksum = randomBytes(16).toString('base64');
    return this.request({ ...file, checksum, owner, small_quota, resumable: true });
  }

  private async request(announcement: RequestOf<typeof announceBlob>): Promise<ReplyOf<typeof announceBlob>> {
    try {
      return await this.rpc.request(announceBlob, announcement);
    } catch (error) {
      if (error instanceof DomainError && FORWARDED_ERRORS.some((definition) => error.is(definition))) throw error;
      throw new DomainError(failed, undefined, undefined, { cause: error });
    }
  }
}
