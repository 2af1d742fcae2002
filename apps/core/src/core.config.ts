import { AddressSetting, DecimalSetting, SecretSetting, ServiceConfig, WholeSetting } from '@reelsheet/platform-config';

/** What core needs beside what every service needs. */
export class CoreConfig extends ServiceConfig {
  @AddressSetting({
    about: 'a publisher of Walrus of your own, which stores provenance backups; without one there are none',
    sandbox: '/blob_store',
    optional: true,
  })
  BLOB_PUBLISHER_URL?: string;

  @AddressSetting({
    about: 'an aggregator of Walrus, from which backups are read back; the publisher where absent',
    sandbox: '/blob_store',
    optional: true,
  })
  BLOB_AGGREGATOR_URL?: string;

  @SecretSetting({ about: 'bearer token of the publisher', sandbox: 'sandbox-demo', optional: true })
  BLOB_PUBLISHER_TOKEN?: string;

  @DecimalSetting({
    about:
      'credits that a provenance backup costs for each gigabyte that it takes at the store and each month; without a price there are none',
    positive: true,
    optional: true,
    fleet: 10,
  })
  BACKUP_GB_MONTH_PRICE?: number;

  @WholeSetting({ about: 'megabytes of the largest asset that is backed up' })
  MAX_BACKUP_MEGABYTES: number = 1_024;

  @AddressSetting({
    about: 'Apify, whose actors scrape social platforms',
    sandbox: '/scraper',
    chart: 'https://api.apify.com',
    vendor: 'Apify',
  })
  SCRAPER_BASE_URL!: string;

  @SecretSetting({ about: 'API token at the scraping vendor', sandbox: 'sandbox-demo', vendor: 'Apify' })
  SCRAPER_API_TOKEN!: string;

  @DecimalSetting({ about: 'what one run may cost at the scraping vendor, in its US dollars', positive: true })
  SCRAPER_MAX_CHARGE_USD: number = 2;

  @DecimalSetting({ about: 'minutes between two turns of a watched source', positive: true })
  WATCH_INTERVAL_MINUTES: number = 360;

  @WholeSetting({ about: 'newest posts that one turn of a watched source asks for', max: 200 })
  WATCH_POSTS_PER_TURN: number = 50;

  @DecimalSetting({ about: 'currency units that one credit stands for, as base has it', positive: true })
  CREDIT_VALUE: number = 0.01;
}
