import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { folderNotFound, inItself, tooDeep, tooManyFolders } from './folder.errors.js';
import { FOLDER_LIMITS } from './folder-limits.js';
import { FolderRepository } from './folder.repository.js';

/** The folder tree of an agent's library. */
@Injectable()
export class FolderService {
  constructor(
    private readonly folders: FolderRepository,
    private readonly transaction: Transaction,
  ) {}

  create(agentId: number, name: string, parentId: number | null): Promise<number> {
    return this.transaction.run(async () => {
      await this.folders.lockAll(agentId);
      if ((await this.folders.count(agentId)) >= FOLDER_LIMITS.ofAgent) throw tooManyFolders();
      await this.requireSpace(agentId, parentId, 1);
      return this.folders.insert(agentId, name, parentId);
    });
  }

  /** Renames the folder, and moves it when a parent is given; null is the root. */
  async change(agentId: number, id: number, name: string, parentId?: number | null): Promise<void> {
    await this.transaction.run(async () => {
      if (parentId !== undefined) await this.move(agentId, id, parentId);
      if (!(await this.folders.rename(agentId, id, name))) throw folderNotFound();
    });
  }

  /** Prevents the deletion of the folder until the transaction ends, which adds something to it. Throws `not_found`. */
  async lock(agentId: number, id: number): Promise<void> {
    if (!(await this.folders.lock(agentId, id))) throw folderNotFound();
  }

  async require(agentId: number, id: number): Promise<void> {
    if (!(await this.folders.exists(agentId, id))) throw folderNotFound();
  }

  /** Deletes the folder and all folders below it. `empty` deletes their contents. Throws `not_found`. */
  async remove(agentId: number, id: number, empty: (folderIds: readonly number[]) => Promise<void>): Promise<void> {
    await this.folders.lockAll(agentId);
    const tree = await this.folders.lockTree(agentId, id);
    if (tree.length === 0) throw folderNotFound();
    await empty(tree);
    await this.folders.remove(tree);
  }

  private async move(agentId: number, id: number, parentId: number | null): Promise<void> {
    await this.folders.lockAll(agentId);
    if (!(await this.folders.exists(agentId, id))) throw folderNotFound();
    const above = await this.requireSpace(agentId, parentId, await this.folders.height(agentId, id));
    if (above.includes(id)) throw inItself();
    await this.folders.move(agentId, id, parentId);
  }

  /** Throws unless a tree of that height fits below the parent. Returns the parent and its ancestors. */
  private async requireSpace(agentId: number, parentId: number | null, height: number): Promise<number[]> {
    const above = parentId === null ? [] : await this.folders.above(agentId, parentId);
    if (parentId !== null && above.length === 0) throw folderNotFound();
    if (above.length + height > FOLDER_LIMITS.depth) throw tooDeep();
    return above;
  }
}
