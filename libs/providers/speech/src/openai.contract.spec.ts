import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { speechProviderContract } from './contract.suite.js';
import { OpenAiSpeechProvider } from './openai.adapter.js';

speechProviderContract('OpenAiSpeechProvider', { vendorModel: 'tts-1', voice: 'alloy' }, () =>
  openAiUnderTest('speech', (config) => new OpenAiSpeechProvider(config)),
);
