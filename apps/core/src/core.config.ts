import { prose } from '@reelsheet/kernel';
import {
  AddressSetting,
  composeConfig,
  DecimalSetting,
  PricesConfig,
  SecretSetting,
  ServiceConfig,
  WholeSetting,
} from '@reelsheet/platform-config';

/** Settings of the core service beyond those that every service has. */
export class CoreConfig extends composeConfig(ServiceConfig, PricesConfig) {
  @AddressSetting({
    about: 'a publisher of Walrus of your own, which stores provenance backups; without one there are none',
    optional: true,
  })
  BLOB_PUBLISHER_URL?: string;

  @AddressSetting({
    about: 'an aggregator of Walrus, from which backups are read back; the publisher where absent',
    optional: true,
  })
  BLOB_AGGREGATOR_URL?: string;

  @SecretSetting({ about: 'bearer token of the publisher', optional: true })
  BLOB_PUBLISHER_TOKEN?: string;

  @WholeSetting({ about: 'megabytes of the largest asset that is backed up' })
  MAX_BACKUP_MEGABYTES: number = 1_024;

  @AddressSetting({
    about: 'Apify, whose actors scrape social platforms',
    vendor: 'Apify',
  })
  SCRAPER_BASE_URL!: string;

  @SecretSetting({ about: 'API token at the scraping vendor', vendor: 'Apify' })
  SCRAPER_API_TOKEN!: string;

  @DecimalSetting({ about: 'what one run may cost at the scraping vendor, in its US dollars', positive: true })
  SCRAPER_MAX_CHARGE_USD: number = 2;

  @DecimalSetting({ about: 'minutes between two scrapes of a watched source', positive: true })
  WATCH_INTERVAL_MINUTES: number = 360;

  @WholeSetting({ about: 'newest posts that one turn of a watched source asks for', max: 200 })
  WATCH_POSTS_PER_TURN: number = 50;

  @WholeSetting({
    about: prose`
      days after their publication for which scraped posts and their comments are stored, at least 365; older ones are
      not stored when they are found. Where absent, they are stored as long as the installation`,
    min: 365,
    max: 3_650,
    optional: true,
  })
  SCRAPED_POST_DAYS?: number;
}
