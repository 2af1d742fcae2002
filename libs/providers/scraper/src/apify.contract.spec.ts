import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { ApifyScrapeProvider } from './apify.adapter.js';
import { type OrdersUnderTest, scrapeProviderContract } from './contract.suite.js';
import type { ScrapedPlatform } from './port.js';

const ordersOf = (platform: ScrapedPlatform): OrdersUnderTest => ({
  order: { kind: 'posts', platform, targetType: 'account', targetValue: '@calm', max: 10 },
  missing: '@missing-one',
  failing: '@failing-one',
});

scrapeProviderContract(
  'ApifyScrapeProvider',
  [ordersOf('shortvideo'), ordersOf('photoshare'), ordersOf('videohost')],
  async () => {
    const vendor = await SandboxVendor.start('scraper');
    return {
      vendor,
      provide: ({ authorized = true, ...options } = {}) =>
        new ApifyScrapeProvider({
          baseUrl: vendor.url,
          apiToken: authorized ? 'sandbox-contract' : 'wrong',
          ...options,
        }),
    };
  },
);
