import { Global, Module } from '@nestjs/common';
import { MonitoredItems } from '../agent-core/monitored-items.port.js';
import { ScrapingModule } from '../scraping/scraping.module.js';
import { SourceWatchers } from '../scraping/source-watchers.port.js';
import { ListedSourceWatchers } from './listed-source-watchers.js';
import { ProfileWatchService } from './profile-watch.service.js';
import { WatchlistRpc } from './watchlist.rpc.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistQueryService } from './watchlist-query.service.js';
import { WatchlistRepository } from './watchlist.repository.js';
import { WatchlistService } from './watchlist.service.js';

/** Global, because scraping and profiles below ask for {@link SourceWatchers} and {@link MonitoredItems} without knowing who answers. */
@Global()
@Module({
  imports: [ScrapingModule],
  controllers: [WatchlistController, WatchlistRpc],
  providers: [
    WatchlistService,
    WatchlistQueryService,
    WatchlistRepository,
    { provide: SourceWatchers, useClass: ListedSourceWatchers },
    { provide: MonitoredItems, useClass: ProfileWatchService },
  ],
  exports: [WatchlistService, SourceWatchers, MonitoredItems],
})
export class WatchlistsModule {}
