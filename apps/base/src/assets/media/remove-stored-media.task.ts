import { removeMedia } from '@reelsheet/contracts';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';

interface Orphans {
  readonly keys: readonly string[];
}

/** Deletes media without references. */
export const removeStoredMedia = taskKind<Orphans>('remove_stored_media');

@RunsTask(removeStoredMedia)
export class RemoveStoredMedia implements TaskHandler<Orphans> {
  constructor(private readonly rpc: RpcClient) {}

  async run({ keys }: Orphans): Promise<void> {
    await this.rpc.request(removeMedia, { keys: [...keys] });
  }
}
