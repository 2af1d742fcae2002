import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { MediaStore, type ChangedBytes } from '../media/media-store.js';
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
   * Deletes the folders and puts their files into the trash. Their addresses have ended when it returns. While upload
   * is unavailable they end later, and it throws `service_unavailable`.
   */
  async removeFolder(agentId: number, id: number, userId: number): Promise<void> {
    const bytes = await this.transaction.run(async () => {
      let changed: ChangedBytes | undefined;
      await this.folders.remove(agentId, id, async (folderIds) => {
        changed = await this.resources.removeIn(folderIds, MAX_FILES_REMOVED, userId);
        if (!changed) throw tooManyFiles(MAX_FILES_REMOVED);
        await this.store.settle(changed);
      });
      return changed!;
    });
    await this.store.settleNow(bytes);
  }
}
