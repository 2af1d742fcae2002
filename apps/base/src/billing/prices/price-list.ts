import { modelPrices, type ModelCatalog, type PriceLine, type ScrapingPrices } from '@reelsheet/model-catalog';
import { backupPriceList } from './backup-price.js';
import { renderPriceList } from './render-price.js';

/** Returns the price of every operation with every model. */
export function priceList(
  catalog: ModelCatalog,
  scraping: ScrapingPrices,
  backupGbMonth: number | undefined,
): PriceLine[] {
  return [...modelPrices(catalog), ...renderPriceList(), ...scraping.list(), ...backupPriceList(backupGbMonth)];
}
