import { Injectable } from '@nestjs/common';
import { ContentResourceRepository } from './content-resource.repository.js';

/** What other features may do to an agent's files. */
@Injectable()
export class ContentResourceWriter {
  constructor(private readonly resources: ContentResourceRepository) {}

  /**
   * Deletes what lies in these folders, into which nobody can put anything until the open transaction ends. Gives the
   * keys whose bytes nothing shows any more; undefined, and nothing deleted, where there are more than `most`.
   */
  async removeIn(folderIds: readonly number[], most: number): Promise<string[] | undefined> {
    return this.resources.removeIn(folderIds, most);
  }
}
