import { modelPrices, type ModelCatalog, type PriceLine } from '@reelsheet/model-catalog';
import { backupPriceList } from './backup-price.js';
import { monitoringPriceList } from './monitoring-price.js';
import { renderPriceList } from './render-price.js';

/** Every operation and model with its price. */
export function priceList(
  catalog: ModelCatalog,
  { creditValue, backupGbMonth }: { readonly creditValue: number; readonly backupGbMonth: number | undefined },
): PriceLine[] {
  return [
    ...modelPrices(catalog),
    ...renderPriceList(),
    ...monitoringPriceList(creditValue),
    ...backupPriceList(backupGbMonth),
  ];
}
