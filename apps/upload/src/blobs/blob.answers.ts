import { Controller } from '@nestjs/common';
import { announceBlob, claimBlob, removeMedia, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { Answers } from '@reelsheet/platform-messaging';
import { mediaUrl } from '../media/media-url.js';
import { UploadConfig } from '../upload.config.js';
import { BlobRemovalService } from './blob-removal.service.js';
import { BlobService } from './blob.service.js';
import type { Owner } from './owner.js';

const toOwner = ({ user_id, organization_id }: RequestOf<typeof claimBlob>['owner']): Owner => ({
  userId: user_id,
  organizationId: organization_id,
});

/** What base, core and agent ask. */
@Controller()
export class BlobAnswers {
  constructor(
    private readonly config: UploadConfig,
    private readonly blobs: BlobService,
    private readonly removal: BlobRemovalService,
  ) {}

  @Answers(announceBlob)
  async announce({
    owner,
    filename,
    byte_size,
    checksum,
    content_type,
    metadata = {},
    beyond_quota: beyondQuota,
  }: RequestOf<typeof announceBlob>): Promise<ReplyOf<typeof announceBlob>> {
    const announcement = { filename, byteSize: byte_size, checksum, contentType: content_type, metadata };
    const { blob, signedId, uploadUrl } = await this.blobs.announce(toOwner(owner), announcement, { beyondQuota });
    return {
      blob: {
        id: blob.id,
        key: blob.key,
        filename: blob.filename,
        content_type: blob.contentType,
        byte_size: blob.byteSize,
        checksum: blob.checksum,
        signed_id: signedId,
      },
      direct_upload: { url: uploadUrl, headers: { 'Content-Type': blob.contentType, 'Content-MD5': blob.checksum } },
    };
  }

  @Answers(claimBlob)
  async claim({
    owner,
    signed_id,
    charge_to: chargeTo,
  }: RequestOf<typeof claimBlob>): Promise<ReplyOf<typeof claimBlob>> {
    const media = await this.blobs.claim(toOwner(owner), signed_id, { chargeTo });
    if (!media) return { media: null };
    const { key, filename, contentType: content_type, byteSize: byte_size, objectType: object_type } = media;
    return {
      media: { key, url: mediaUrl(this.config.UPLOAD_URL, media), filename, content_type, byte_size, object_type },
    };
  }

  @Answers(removeMedia)
  async remove({ keys }: RequestOf<typeof removeMedia>): Promise<ReplyOf<typeof removeMedia>> {
    return { removed: await this.removal.remove(keys) };
  }
}
