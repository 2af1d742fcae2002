import { Module } from '@nestjs/common';
import { ScrapingPrices } from '@reelsheet/model-catalog';
import { CoreConfig } from '../core.config.js';
import { ScrapeStep } from './scrape.job.js';
import { ScrapeNeeds } from './scrape-needs.js';
import { ScrapeRuns } from './scrape-runs.job.js';
import { ScrapeOrderRpc } from './scrape-order.rpc.js';
import { ScrapeOrderRepository } from './scrape-order.repository.js';
import { ScrapeOrderService } from './scrape-order.service.js';
import { SCRAPE_VENDORS } from './scrape-vendors.js';
import { ScrapedPostReader } from './scraped-post.reader.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import { ScrapedPostRetention } from './scraped-post-retention.js';
import { ScrapedSourceRepository } from './scraped-source.repository.js';
import { SourceBillStep } from './source-bill.job.js';
import { SourceBillRepository } from './source-bill.repository.js';
import { SourceService } from './source.service.js';

@Module({
  controllers: [ScrapeOrderRpc],
  providers: [
    ...SCRAPE_VENDORS,
    SourceService,
    ScrapeOrderService,
    ScrapeNeeds,
    ScrapeStep,
    ScrapeRuns,
    SourceBillStep,
    {
      provide: ScrapingPrices,
      useFactory: ({ CREDIT_VALUE }: CoreConfig) => new ScrapingPrices(CREDIT_VALUE),
      inject: [CoreConfig],
    },
    ScrapedSourceRepository,
    ScrapedPostRepository,
    ScrapedPostRetention,
    ScrapedPostReader,
    ScrapeOrderRepository,
    SourceBillRepository,
  ],
  exports: [SourceService, ScrapedPostReader],
})
export class ScrapingModule {}
