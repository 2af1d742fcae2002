import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { speechProviderContract } from './contract.suite.js';
import { OpenAiSpeechProvider } from './openai.adapter.js';

speechProviderContract(
  'OpenAiSpeechProvider',
  { vendorModel: 'tts-1', voice: 'alloy', speeds: { min: 0.5, max: 2 } },
  () => openAiUnderTest('speech', (config) => new OpenAiSpeechProvider(config)),
);
