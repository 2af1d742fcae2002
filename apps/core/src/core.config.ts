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
}
