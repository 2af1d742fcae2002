import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { textProviderContract } from './contract.suite.js';
import { OpenAiTextProvider } from './openai.adapter.js';

textProviderContract('OpenAiTextProvider', ['gpt-4o-mini', 'gpt-4o'], () =>
  openAiUnderTest('chat', (config) => new OpenAiTextProvider(config)),
);
