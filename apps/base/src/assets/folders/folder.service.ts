import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { folderNotFound, inItself, tooDeep, tooManyFolders } from './folder.errors.js';
import { FOLDER_LIMITS } from './folder-limits.js';
import { FolderRepository } from './folder.repository.js';

/** The folders of an agent's library, a tree. */
@Injectable()
export class FolderService {
  constructor(
    private readonly folders: FolderRepository,
    private readonly transaction: Transaction,
  ) {}

  create(agentId: number, name: string, parentId: number | null): Promise<number> {
    return this.transaction.run(async () => {
      await this.folders.hold(agentId);
      if ((await this.folders.count(agentId)) >= FOLDER_LIMITS.ofAgent) throw tooManyFolders();
      await this.checkPlace(agentId, parentId, 1);
      return this.folders.insert(agentId, name, parentId);
    });
  }

  /** Renames it, and moves it where a parent is given; null is the root. */
  async change(agentId: number, id: number, name: string, parentId?: number | null): Promise<void> {
    await this.transaction.run(async () => {
      if (parentId !== undefined) await this.move(agentId, id, parentId);
      if (!(await this.folders.rename(agentId, id, name))) throw folderNotFound();
    });
  }

  /** In the transaction that puts something into it: nobody removes it meanwhile. Throws `not_found`. */
  async keep(agentId: number, id: number): Promise<void> {
    if (!(await this.folders.keep(agentId, id))) throw folderNotFound();
  }

  async require(agentId: number, id: number): Promise<void> {
    if (!(await this.folders.exists(agentId, id))) throw folderNotFound();
  }

  /** Takes the folder and all below it away with what `empty` does about what lies in them. Throws `not_found`. */
  async remove(agentId: number, id: number, empty: (folderIds: readonly number[]) => Promise<void>): Promise<void> {
    await this.folders.hold(agentId);
    const tree = await this.folders.lockTree(agentId, id);
    if (tree.length === 0) throw folderNotFound();
    await empty(tree);
    await this.folders.remove(tree);
  }

  private async move(agentId: number, id: number, parentId: number | null): Promise<void> {
    await this.folders.hold(agentId);
    if (!(await this.folders.exists(agentId, id))) throw folderNotFound();
    const above = await this.checkPlace(agentId, parentId, await this.folders.height(agentId, id));
    if (above.includes(id)) throw inItself();
    await this.folders.move(agentId, id, parentId);
  }

  /** Whether a tree of that height may stand below the parent; gives the parent and all above it. */
  private async checkPlace(agentId: number, parentId: number | null, height: number): Promise<number[]> {
    const above = parentId === null ? [] : await this.folders.above(agentId, parentId);
    if (parentId !== null && above.length === 0) throw folderNotFound();
    if (above.length + height > FOLDER_LIMITS.depth) throw tooDeep();
    return above;
  }
}
