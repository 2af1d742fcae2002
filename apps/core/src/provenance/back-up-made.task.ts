import { findAssets } from '@reelsheet/contracts';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { AgentCoreService } from '../agent-core/agent-core.service.js';
import { backUpContent, type NewContent } from './back-up-made.js';
import type { BackupAssetType, KeyedRequest } from './backup.js';
import { BackupService } from './backup.service.js';
import { BackupStore } from './backup-store.js';

interface MadeAsset {
  readonly url: string;
  readonly type: string;
  /** Null if the type is known only after inspection. */
  readonly contentType: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Automatic backups are stored unencrypted and public, because we hold no keys of users. */
@RunsTask(backUpContent)
export class BackUpContent implements TaskHandler<NewContent> {
  constructor(
    private readonly profiles: AgentCoreService,
    private readonly backups: BackupService,
    private readonly store: BackupStore,
    private readonly rpc: RpcClient,
  ) {}

  async run(made: NewContent): Promise<void> {
    const { agentId, organizationId, sourceEvent } = made;
    const { brand } = await this.profiles.profile(agentId);
    const isWanted = brand.provenanceEnabled && brand.provenanceAutoBackupSources.includes(sourceEvent);
    if (!isWanted || !this.store.isSetUp) return;
    for (const asset of await this.assetsOf(made))
      if (brand.provenanceAutoBackupAssetTypes.includes(asset.type))
        await this.backups.createOnce({ id: agentId, organizationId }, requestOf(made, asset));
  }

  private async assetsOf({
    agentId,
    contentResourceId,
    generationId,
    postId,
    videos,
  }: NewContent): Promise<MadeAsset[]> {
    if (videos) return videos.map((url) => ({ url, type: 'video', contentType: null, metadata: { post_id: postId } }));
    const { assets } = await this.rpc.request(findAssets, {
      agent_id: agentId,
      content_resource_id: contentResourceId,
      generation_id: generationId,
    });
    return assets.map(({ url, object_type, content_type, content_resource_id }) => ({
      url,
      type: object_type,
      contentType: content_type,
      metadata: { content_resource_id },
    }));
  }
}

/**
 * The idempotency key is derived from the file: rendered, downloaded and then published, it is backed up and paid for
 * once.
 */
const requestOf = ({ sourceEvent }: NewContent, { url, type, contentType, metadata }: MadeAsset): KeyedRequest => ({
  assetUrl: url,
  assetType: type as BackupAssetType,
  visibility: 'public',
  encrypted: false,
  encryptionScheme: null,
  encryptionKeyId: null,
  ownerChainAddress: null,
  sourceEvent,
  contentType,
  idempotencyKey: `automatic:${url}`,
  metadata,
});
