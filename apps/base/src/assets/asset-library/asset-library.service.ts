import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { MediaStore } from '../media/media-store.js';
import { ContentResourceWriter } from '../content-resources/content-resource.writer.js';
import { tooManyFiles } from '../folders/folder.errors.js';
import { FolderService } from '../folders/folder.service.js';
import { AssetLibraryRepository, type LibraryAsset, type AssetFilter } from './asset-library.repository.js';
import { MAX_FILES_REMOVED } from './asset-library-limits.js';

/** Files of an agent in their folders. */
@Injectable()
export class AssetLibraryService {
  constructor(
    private readonly assets: AssetLibraryRepository,
    private readonly folders: FolderService,
    private readonly resources: ContentResourceWriter,
    private readonly store: MediaStore,
    private readonly transaction: Transaction,
  ) {}

  /** Pages start at 1. Throws `not_found` for an unknown folder. */
  async list(filter: AssetFilter, page: number, pageSize: number): Promise<LibraryAsset[]> {
    if (filter.folderId !== undefined) await this.folders.require(filter.agentId, filter.folderId);
    return this.assets.list(filter, (page - 1) * pageSize, pageSize);
  }

  /**
   * Deletes the bytes before it returns. While upload is unavailable they are deleted later, and it throws
   * `service_unavailable`.
   */
  async removeFolder(agentId: number, id: number): Promise<void> {
    let orphans: readonly string[] = [];
    await this.transaction.run(async () => {
      await this.folders.remove(agentId, id, async (folderIds) => {
        const removed = await this.resources.removeIn(folderIds, MAX_FILES_REMOVED);
        if (!removed) throw tooManyFiles(MAX_FILES_REMOVED);
        orphans = removed;
      });
      await this.store.remove(orphans);
    });
    await this.store.removeNow(orphans);
  }
}
