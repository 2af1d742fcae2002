import type { Provider } from '@nestjs/common';
import { isSetUp } from '@reelsheet/platform-config';
import { ApifyScrapeProvider, FeedReader, ScrapeProvider } from '@reelsheet/provider-scraper';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { CoreConfig } from '../core.config.js';

/** The scraping vendor, if one is set up; web pages are read without a vendor. */
export const SCRAPE_VENDORS: Provider[] = [
  {
    provide: ScrapeProvider,
    useFactory: (config: CoreConfig) =>
      isSetUp(config, 'Apify')
        ? new ApifyScrapeProvider({
            baseUrl: config.SCRAPER_BASE_URL,
            apiToken: config.SCRAPER_API_TOKEN,
            maxChargeUsd: config.SCRAPER_MAX_CHARGE_USD,
          })
        : null,
    inject: [CoreConfig],
  },
  {
    provide: FeedReader,
    useFactory: (outbound: OutboundClient) => new FeedReader(outbound.fetch),
    inject: [OutboundClient],
  },
];
