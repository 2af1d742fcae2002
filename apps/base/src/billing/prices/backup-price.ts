import type { PriceLine } from '@reelsheet/model-catalog';

/** Core makes and charges provenance backups; without a price there are none. */
export function backupPriceList(gbMonth: number | undefined): PriceLine[] {
  if (gbMonth === undefined) return [];
  const unit = 'gigabyte at the store, about 4.5 times the file and 64 MB, and 30 days; each backup is for 28';
  return [{ operation: 'backup_to_blockchain', model: 'blob_store', unit, credits: gbMonth }];
}
