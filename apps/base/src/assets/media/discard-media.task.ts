import { claimBlob, removeMedia } from '@reelsheet/contracts';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaDepositRepository } from './media.repository.js';

interface StoredName {
  readonly name: string;
}

/** Deletes bytes stored under this name, unless they were claimed. */
export const discardMedia = taskKind<StoredName>('discard_media');

@RunsTask(discardMedia)
export class DiscardMedia implements TaskHandler<StoredName> {
  constructor(
    private readonly deposits: MediaDepositRepository,
    private readonly rpc: RpcClient,
  ) {}

  async run({ name }: StoredName): Promise<void> {
    const deposit = await this.deposits.find(name);
    if (!deposit) return;
    const owner = { user_id: null, organization_id: deposit.organizationId };
    const { media } = await this.rpc.request(claimBlob, { owner, signed_id: deposit.signedId });
    if (media) await this.rpc.request(removeMedia, { keys: [media.key] });
    await this.deposits.delete([name]);
  }
}
