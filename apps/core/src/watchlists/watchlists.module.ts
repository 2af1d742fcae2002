import { Global, Module } from '@nestjs/common';
import { ScrapingModule } from '../scraping/scraping.module.js';
import { SourceWatchers } from '../scraping/source-watchers.port.js';
import { ListedSourceWatchers } from './listed-source-watchers.js';
import { WatchlistAnswers } from './watchlist.answers.js';
import { WatchlistController } from './watchlist.controller.js';
import { WatchlistQueryService } from './watchlist-query.service.js';
import { WatchlistRepository } from './watchlist.repository.js';
import { WatchlistService } from './watchlist.service.js';

/** Global, because scraping below asks for {@link SourceWatchers} without knowing who answers. */
@Global()
@Module({
  imports: [ScrapingModule],
  controllers: [WatchlistController, WatchlistAnswers],
  providers: [
    WatchlistService,
    WatchlistQueryService,
    WatchlistRepository,
    { provide: SourceWatchers, useClass: ListedSourceWatchers },
  ],
  exports: [WatchlistService, SourceWatchers],
})
export class WatchlistsModule {}
