import { googleUnderTest } from '@reelsheet/provider-common/contract';
import { imageProviderContract } from './contract.suite.js';
import { GoogleImageProvider } from './google.adapter.js';

imageProviderContract(
  'GoogleImageProvider',
  'gemini-2.5-flash-image',
  () => googleUnderTest((config) => new GoogleImageProvider(config)),
  { ordersPixels: false },
);
