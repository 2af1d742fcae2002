import type { PriceLine } from '@reelsheet/model-catalog';

/** Lists the price of provenance backups, which core makes and charges. Without a price there are no backups. */
export function backupPriceList(gbMonth: number | undefined): PriceLine[] {
  if (gbMonth === undefined) return [];
  const unit = 'gigabyte at the store, about 4.5 times the file and 64 MB, and 30 days; each backup is for 28';
  return [{ operation: 'backup_to_blockchain', model: 'blob_store', unit, credits: gbMonth }];
}
