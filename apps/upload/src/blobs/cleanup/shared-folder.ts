import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FileStore } from '../../store/store.port.js';
import { BlobRepository } from '../blob.repository.js';
import { StoreFolderRepository } from './store-folder.repository.js';

/** Prevents a process from starting with another folder than the other processes, because files would seem lost. */
@Injectable()
export class SharedFolder implements OnApplicationBootstrap {
  constructor(
    private readonly store: FileStore,
    private readonly folders: StoreFolderRepository,
    private readonly blobs: BlobRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const mark = await this.store.mark();
    if (mark === undefined) return;
    const shared = await this.folders.settle(mark);
    if (mark === shared) return;
    if (!(await this.isRestored()))
      throw new Error(
        `UPLOAD_DIR is not the folder that upload's other processes use: its file \`mark\` contains ${mark}, theirs ${shared}. Mount the same folder for all; a folder that replaces theirs needs their \`mark\``,
      );
    await this.store.replaceMark(shared);
  }

  /** A copy of the folder may lack the mark, but contains the latest upload. */
  private async isRestored(): Promise<boolean> {
    const key = await this.blobs.latestStored();
    return key !== undefined && (await this.store.stat(key)) !== undefined;
  }
}
