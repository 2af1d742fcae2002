import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { imageProviderContract } from './contract.suite.js';
import { OpenAiImageProvider } from './openai.adapter.js';

imageProviderContract('OpenAiImageProvider', 'imgbeta', () =>
  openAiUnderTest('image', (config) => new OpenAiImageProvider(config)),
);
