import { Injectable } from '@nestjs/common';
import { Deletions } from './trash/deletions.js';
import type { ChangedBytes } from '../media/media-store.js';
import {
  ContentResourceRepository,
  type ContentResource,
  type NewContentResource,
} from './content-resource.repository.js';

/** Changes that other features make to files of an agent. */
@Injectable()
export class ContentResourceWriter {
  constructor(
    private readonly resources: ContentResourceRepository,
    private readonly deletions: Deletions,
  ) {}

  /**
   * Puts the resources in these folders into the trash; the folders must be locked until the open transaction ends.
   * Returns what becomes of their bytes; undefined, without deleting anything, when there are more than `limit`.
   */
  async removeIn(folderIds: readonly number[], limit: number, userId: number): Promise<ChangedBytes | undefined> {
    return this.resources.removeIn(folderIds, limit, this.deletions.createFor(userId));
  }

  /**
   * Copies a resource that uses the same bytes, in the open transaction. Returns undefined when the original is
   * deleted.
   */
  async copy(id: number, to: Pick<ContentResource, 'agentId' | 'sheetId' | 'fileName'>): Promise<number | undefined> {
    return this.resources.copy(id, to);
  }

  /** Inserts resources in the open transaction and returns their ids in the given order. */
  async add(resources: readonly NewContentResource[]): Promise<number[]> {
    return resources.length === 0 ? [] : this.resources.insert(resources);
  }
}
