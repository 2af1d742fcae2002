import { Injectable } from '@nestjs/common';
import { ContentResourceRepository } from './content-resource.repository.js';

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
}
