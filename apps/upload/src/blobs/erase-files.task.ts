import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { FileStore } from '../store/store.port.js';

/** Removes the files of media whose rows are already deleted. */
export const eraseFiles = taskKind<{ readonly keys: readonly string[] }>('erase_files');

@RunsTask(eraseFiles)
export class EraseFiles implements TaskHandler<{ readonly keys: readonly string[] }> {
  constructor(private readonly store: FileStore) {}

  async run({ keys }: { readonly keys: readonly string[] }): Promise<void> {
    for (const key of keys) await this.store.remove(key);
  }
}
