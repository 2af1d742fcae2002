import { Injectable } from '@nestjs/common';
import {
  ContentResourceRepository,
  type ContentResource,
  type NewContentResource,
} from './content-resource.repository.js';

/** Changes that other features make to files of an agent. */
@Injectable()
export class ContentResourceWriter {
  constructor(private readonly resources: ContentResourceRepository) {}

  /**
   * Deletes the resources in these folders, which must be locked until the open transaction ends. Returns the keys that
   * no resource uses any more; undefined, without deleting anything, when there are more than `limit`.
   */
  async removeIn(folderIds: readonly number[], limit: number): Promise<string[] | undefined> {
    return this.resources.removeIn(folderIds, limit);
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
