import type { PriceLine } from '@reelsheet/provider-common';
import { imagePriceList } from '@reelsheet/provider-image';
import { speechPriceList } from '@reelsheet/provider-speech';
import { textPriceList } from '@reelsheet/provider-text';
import { transcriptionPriceList } from '@reelsheet/provider-transcription';
import { videoPriceList } from '@reelsheet/provider-video';
import { renderPriceList } from './render-price.js';

/** Every operation and model with its price, as the catalogues have it. */
export function priceList(): PriceLine[] {
  return [
    ...textPriceList(),
    ...imagePriceList(),
    ...videoPriceList(),
    ...speechPriceList(),
    ...transcriptionPriceList(),
    ...renderPriceList(),
  ];
}
