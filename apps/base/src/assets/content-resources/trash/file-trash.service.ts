import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { TrashConfig } from '../../../trash.config.js';
import { MediaStore } from '../../media/media-store.js';
import { resourceNotFound } from '../content-resource.errors.js';
import { FILE_TRASH_LIMITS } from './file-trash-limits.js';
import { FileTrashRepository, type RemovedFiles, type TrashedFile } from './file-trash.repository.js';

export type ExpiringFile = Omit<TrashedFile, 'deletedAt'> & { readonly deletedAt: Date; readonly expiresAt: Date };

/** The result of one request to empty the trash. */
export interface EmptiedTrash {
  readonly removed: number;
  readonly isEmpty: boolean;
}

/** Deleted files of agents, until they are removed for good. Nobody can read their bytes. */
@Injectable()
export class FileTrashService {
  constructor(
    private readonly files: FileTrashRepository,
    private readonly store: MediaStore,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: TrashConfig,
  ) {}

  /** Returns the last deleted first. Pages start at 0. */
  async list(agentId: number, page: number): Promise<ExpiringFile[]> {
    const files = await this.files.list(agentId, this.oldest(), page * FILE_TRASH_LIMITS.page, FILE_TRASH_LIMITS.page);
    return files.map((file) => {
      const deletedAt = file.deletedAt!;
      return { ...file, deletedAt, expiresAt: new Date(deletedAt.getTime() + this.config.TRASH_DAYS * DAY_MS) };
    });
  }

  /**
   * The file can be read at its address when it returns. While upload is unavailable it can be read later, and it
   * throws `service_unavailable`.
   */
  async restore(agentId: number, id: number): Promise<void> {
    const bytes = await this.transaction.run(async () => {
      const changed = await this.files.restore(agentId, id, this.oldest());
      if (!changed) throw resourceNotFound();
      await this.store.settle(changed);
      return changed;
    });
    await this.store.settleNow(bytes);
  }

  /**
   * Deletes the bytes before it returns, unless another file uses them. While upload is unavailable they are deleted
   * later, and it throws `service_unavailable`.
   */
  async remove(agentId: number, id: number): Promise<void> {
    const { bytes } = await this.transaction.run(async () => {
      const removed = await this.settled(await this.files.remove(agentId, 1, id));
      if (removed.removed === 0) throw resourceNotFound();
      return removed;
    });
    await this.store.settleNow(bytes);
  }

  /** Works like {@link remove}, for a limited number of files in one transaction for each portion. */
  async empty(agentId: number): Promise<EmptiedTrash> {
    let [found, removed] = [0, 0];
    while (found < FILE_TRASH_LIMITS.emptied) {
      const portion = await this.transaction.run(async () =>
        this.settled(await this.files.remove(agentId, FILE_TRASH_LIMITS.atOnce)),
      );
      await this.store.settleNow(portion.bytes);
      if (portion.found === 0) return { removed, isEmpty: true };
      found += portion.found;
      removed += portion.removed;
    }
    return { removed, isEmpty: false };
  }

  /** Removes files whose time in the trash has ended, a limited number. Returns how many were found. */
  async removeExpired(): Promise<number> {
    const { found } = await this.transaction.run(async () =>
      this.settled(await this.files.expire(this.oldest(), FILE_TRASH_LIMITS.atOnce)),
    );
    return found;
  }

  /** Files that were deleted after this time can be restored. */
  private oldest(): Date {
    return new Date(this.clock.now().getTime() - this.config.TRASH_DAYS * DAY_MS);
  }

  private async settled(removed: RemovedFiles): Promise<RemovedFiles> {
    await this.store.settle(removed.bytes);
    return removed;
  }
}
