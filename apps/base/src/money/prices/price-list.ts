import { modelPrices, type ModelCatalog, type PriceLine } from '@reelsheet/model-catalog';
import { renderPriceList } from './render-price.js';

/** Every operation and model with its price. */
export function priceList(catalog: ModelCatalog): PriceLine[] {
  return [...modelPrices(catalog), ...renderPriceList()];
}
