import { DecimalSetting } from './setting.js';

/** Prices that base shows and holds, and core charges: both services must have the same values. */
export class PricesConfig {
  @DecimalSetting({
    about:
      'credits per gigabyte at the store and month of a provenance backup; without a price there are no backups; ' +
      'the same in base and core',
    positive: true,
    optional: true,
  })
  BACKUP_GB_MONTH_PRICE?: number;

  @DecimalSetting({
    about:
      'currency units per credit, which convert the prices of scraped posts and comments into credits; ' +
      'the same in base and core',
    positive: true,
  })
  CREDIT_VALUE: number = 0.01;
}
