import type { Provider } from '@nestjs/common';
import { ApifyScrapeProvider, FeedReader, ScrapeProvider } from '@reelsheet/provider-scraper';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { CoreConfig } from '../core.config.js';

/** Who looks at sources for us. */
export const SCRAPE_VENDORS: Provider[] = [
  {
    provide: ScrapeProvider,
    useFactory: ({ SCRAPER_BASE_URL, SCRAPER_API_TOKEN, SCRAPER_MAX_CHARGE_USD }: CoreConfig) =>
      new ApifyScrapeProvider({
        baseUrl: SCRAPER_BASE_URL,
        apiToken: SCRAPER_API_TOKEN,
        maxChargeUsd: SCRAPER_MAX_CHARGE_USD,
      }),
    inject: [CoreConfig],
  },
  {
    provide: FeedReader,
    useFactory: (outbound: OutboundClient) => new FeedReader(outbound.fetch),
    inject: [OutboundClient],
  },
];
