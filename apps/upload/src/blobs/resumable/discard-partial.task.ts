import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import type { PartialFile } from '../../store/partial-files.port.js';
import { FileStore } from '../../store/store.port.js';

export interface UnfinishedFile {
  readonly key: string;
  readonly partial: PartialFile;
}

/** Removes the bytes of a resumable upload whose rows are already deleted. */
export const discardPartial = taskKind<UnfinishedFile>('discard_partial');

@RunsTask(discardPartial)
export class DiscardPartial implements TaskHandler<UnfinishedFile> {
  constructor(private readonly store: FileStore) {}

  async run({ key, partial }: UnfinishedFile): Promise<void> {
    await this.store.partials.discard(key, partial);
  }
}
