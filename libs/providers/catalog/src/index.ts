export { MAX_SPOKEN_TEXT_LENGTH } from './model-limits.js';
export { ModelCatalog, Models } from './model-catalog.js';
export {
  IMAGE_SIZES,
  type AspectRatio,
  type ImageModel,
  type ImageVersion,
  type Kind,
  type ProviderLimits,
  type ProviderOf,
  type Resolution,
  type SpeechModel,
  type TextModel,
  type TokenPrices as Tokens,
  type TranscriptionModel,
  type VideoModel,
} from './models.js';
export { priceOf, type PriceLine } from './price.js';
export * from './prices.js';
export { ScrapingPrices } from './scraping-prices.js';
