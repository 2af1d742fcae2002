import { modelPrices, type ModelCatalog, type PriceLine } from '@reelsheet/model-catalog';
import { monitoringPriceList } from './monitoring-price.js';
import { renderPriceList } from './render-price.js';

/** Every operation and model with its price. */
export function priceList(catalog: ModelCatalog, creditValue: number): PriceLine[] {
  return [...modelPrices(catalog), ...renderPriceList(), ...monitoringPriceList(creditValue)];
}
