import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { speechProviderContract } from './contract.suite.js';
import { OpenAiSpeechProvider } from './openai.adapter.js';

speechProviderContract('OpenAiSpeechProvider', () =>
  openAiUnderTest('speech', (config) => new OpenAiSpeechProvider(config)),
);
