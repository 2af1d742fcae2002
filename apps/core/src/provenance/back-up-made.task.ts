import { findAssets, type ReplyOf } from '@reelsheet/contracts';
import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { AgentCoreService } from '../agent-core/agent-core.service.js';
import { backUpMade, type Made } from './back-up-made.js';
import type { AssetType, BackupRequest } from './backup.js';
import { BackupService } from './backup.service.js';
import { BackupStore } from './backup-store.js';

type Asset = ReplyOf<typeof findAssets>['assets'][number];

/** We hold no keys of users, so what is backed up by itself is stored raw, and public. */
@RunsTask(backUpMade)
export class BackUpMade implements TaskHandler<Made> {
  constructor(
    private readonly profiles: AgentCoreService,
    private readonly backups: BackupService,
    private readonly store: BackupStore,
    private readonly rpc: RpcClient,
  ) {}

  async run(made: Made): Promise<void> {
    const { agentId, organizationId, sourceEvent, contentResourceId, generationId } = made;
    const { brand } = await this.profiles.profile(agentId);
    const isWanted = brand.provenanceEnabled && brand.provenanceAutoBackupSources.includes(sourceEvent);
    if (!isWanted || !this.store.isSetUp) return;
    const { assets } = await this.rpc.ask(findAssets, {
      agent_id: agentId,
      content_resource_id: contentResourceId,
      generation_id: generationId,
    });
    for (const asset of assets)
      if (brand.provenanceAutoBackupAssetTypes.includes(asset.object_type))
        await this.backups.orderOnce({ id: agentId, organizationId }, requestOf(made, asset));
  }
}

function requestOf({ sourceEvent }: Made, asset: Asset): BackupRequest {
  return {
    assetUrl: asset.url,
    assetType: asset.object_type as AssetType,
    visibility: 'public',
    encrypted: false,
    encryptionScheme: null,
    encryptionKeyId: null,
    ownerChainAddress: null,
    sourceEvent,
    contentType: asset.content_type,
    idempotencyKey: `automatic:${sourceEvent}:${asset.content_resource_id}`,
    metadata: { content_resource_id: asset.content_resource_id },
  };
}
