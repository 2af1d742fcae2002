import { googleUnderTest } from '@reelsheet/provider-common/contract';
import { videoProviderContract } from './contract.suite.js';
import { VeoVideoProvider } from './veo.adapter.js';

videoProviderContract(
  'VeoVideoProvider',
  'veo-3.1-generate-preview',
  () => googleUnderTest((config) => new VeoVideoProvider(config)),
  { isTraceable: false },
);
