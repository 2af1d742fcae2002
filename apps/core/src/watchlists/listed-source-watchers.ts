import { Injectable } from '@nestjs/common';
import { SourceWatchers } from '../scraping/source-watchers.port.js';
import { WatchlistRepository } from './watchlist.repository.js';

/** Who watches is who has lists. */
@Injectable()
export class ListedSourceWatchers extends SourceWatchers {
  constructor(private readonly lists: WatchlistRepository) {
    super();
  }

  organizationsOf(sourceId: number): Promise<number[]> {
    return this.lists.organizationsWatching(sourceId);
  }

  seenBy(organizationId: number, sourceId: number): Promise<number | undefined> {
    return this.lists.seenBy(organizationId, sourceId);
  }

  show(organizationId: number, sourceId: number, through: number): Promise<void> {
    return this.lists.show(organizationId, sourceId, through);
  }
}
