import { openAiUnderTest } from '@reelsheet/provider-common/contract';
import { textProviderContract } from './contract.suite.js';
import { OpenAiTextProvider } from './openai.adapter.js';

textProviderContract('OpenAiTextProvider', () => openAiUnderTest('chat', (config) => new OpenAiTextProvider(config)));
