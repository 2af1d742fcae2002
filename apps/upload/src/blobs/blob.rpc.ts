import { Controller } from '@nestjs/common';
import {
  announceBlob,
  changeMediaAddress,
  changeMediaAddresses,
  claimBlob,
  readStorage,
  removeMedia,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import type { Inspected } from '@reelsheet/platform-media-tools';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { mediaUrl } from '../media/media-url.js';
import type { Media, NewAddress } from '../media/media.repository.js';
import { UploadConfig } from '../upload.config.js';
import { MediaService } from '../media/media.service.js';
import { BlobRemovalService } from './blob-removal.service.js';
import { BlobService } from './blob.service.js';
import { StoreMetrics } from './cleanup/store-metrics.js';
import { BlobAnnouncementService } from './uploads/blob-announcement.service.js';
import type { BlobOwner } from './storage-accounts/owner.js';
import { StorageQuota } from './storage-accounts/storage-quota.js';

const toOwner = ({ user_id, organization_id }: RequestOf<typeof claimBlob>['owner']): BlobOwner => ({
  userId: user_id,
  organizationId: organization_id,
});

function toFindings(findings: RequestOf<typeof claimBlob>['findings']): Inspected | undefined {
  if (!findings) return undefined;
  const { thumbnail } = findings;
  return { ...findings, thumbnail: thumbnail && { ...thumbnail, bytes: Buffer.from(thumbnail.bytes, 'base64') } };
}

const toAddress = ({
  key,
  version,
  address_key: addressKey,
  thumbnail_address_key: thumbnailAddressKey,
}: RequestOf<typeof changeMediaAddress>): NewAddress => ({ key, version, addressKey, thumbnailAddressKey });

/** Requests of base, core and agent. */
@Controller()
export class BlobRpc {
  constructor(
    private readonly config: UploadConfig,
    private readonly announcements: BlobAnnouncementService,
    private readonly blobs: BlobService,
    private readonly removal: BlobRemovalService,
    private readonly media: MediaService,
    private readonly quota: StorageQuota,
    private readonly metrics: StoreMetrics,
  ) {}

  @HandlesRpc(announceBlob)
  async announce({
    owner,
    filename,
    byte_size,
    checksum,
    content_type,
    metadata = {},
    beyond_quota: beyondQuota,
    small_quota: hasSmallQuota,
    resumable: isResumable = false,
  }: RequestOf<typeof announceBlob>): Promise<ReplyOf<typeof announceBlob>> {
    const announcement = { filename, byteSize: byte_size, checksum, contentType: content_type, metadata };
    const { blob, signedId, uploadUrl, expiresAt } = await this.announcements.announce(toOwner(owner), announcement, {
      beyondQuota,
      hasSmallQuota,
      isResumable,
    });
    if (isResumable) this.metrics.resumable('announced');
    const headers: Record<string, string> = isResumable
      ? {}
      : { 'Content-Type': blob.contentType, 'Content-MD5': blob.checksum };
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
      direct_upload: { url: uploadUrl, headers },
      expires_at: expiresAt.toISOString(),
    };
  }

  @HandlesRpc(claimBlob)
  async claim({
    owner,
    signed_id,
    charge_to: chargeTo,
    small_quota: hasSmallQuota,
    findings,
  }: RequestOf<typeof claimBlob>): Promise<ReplyOf<typeof claimBlob>> {
    const claiming = { chargeTo, hasSmallQuota, findings: toFindings(findings) };
    const media = await this.blobs.claim(toOwner(owner), signed_id, claiming);
    if (!media) return { media: null };
    const { key, filename, contentType: content_type, byteSize: byte_size, objectType: object_type } = media;
    const thumbnail = await this.media.thumbnailOf(media);
    const [url, thumbnail_url] = [this.urlOf(media), thumbnail && this.urlOf(thumbnail)];
    return { media: { key, url, filename, content_type, byte_size, object_type, thumbnail_url } };
  }

  @HandlesRpc(readStorage)
  async storage({ organization_id, small_quota }: RequestOf<typeof readStorage>): Promise<ReplyOf<typeof readStorage>> {
    return this.quota.read(organization_id, small_quota);
  }

  @HandlesRpc(removeMedia)
  async remove({ keys }: RequestOf<typeof removeMedia>): Promise<ReplyOf<typeof removeMedia>> {
    return { removed: await this.removal.remove(keys) };
  }

  @HandlesRpc(changeMediaAddress)
  async changeAddress(address: RequestOf<typeof changeMediaAddress>): Promise<ReplyOf<typeof changeMediaAddress>> {
    return { changed: (await this.media.changeAddresses([toAddress(address)])) > 0 };
  }

  @HandlesRpc(changeMediaAddresses)
  async changeAddresses({
    changes,
  }: RequestOf<typeof changeMediaAddresses>): Promise<ReplyOf<typeof changeMediaAddresses>> {
    return { changed: await this.media.changeAddresses(changes.map(toAddress)) };
  }

  private urlOf(media: Media): string {
    return mediaUrl(this.config.UPLOAD_URL, media);
  }
}
