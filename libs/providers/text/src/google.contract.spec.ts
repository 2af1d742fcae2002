import { googleUnderTest } from '@reelsheet/provider-common/contract';
import { textProviderContract } from './contract.suite.js';
import { GoogleTextProvider } from './google.adapter.js';

textProviderContract('GoogleTextProvider', ['gemini-3.5-flash', 'gemini-2.5-pro'], () =>
  googleUnderTest((config) => new GoogleTextProvider(config)),
);
