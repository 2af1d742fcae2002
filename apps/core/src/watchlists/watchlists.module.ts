import { Module } from '@nestjs/common';
import { ScrapingModule } from '../scraping/scraping.module.js';
import { ProfileWatchListener } from './profile-watch.listener.js';
import { SOURCE_WATCH_LISTENERS } from './source-watch.listener.js';
import { WatchlistRpc } from './watchlist.rpc.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistQueryService } from './watchlist-query.service.js';
import { WatchlistRepository } from './watchlist.repository.js';
import { WatchlistService } from './watchlist.service.js';

@Module({
  imports: [ScrapingModule],
  controllers: [WatchlistController, WatchlistRpc],
  providers: [
    WatchlistService,
    WatchlistQueryService,
    WatchlistRepository,
    ProfileWatchListener,
    ...SOURCE_WATCH_LISTENERS,
  ],
  exports: [WatchlistService],
})
export class WatchlistsModule {}
