import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { keyCheckContract } from './contract.suite.js';
import { OpenAiKeyCheck } from './openai.adapter.js';

keyCheckContract('OpenAiKeyCheck', async () => {
  const vendor = await SandboxVendor.start('speech');
  return {
    vendor,
    goodKey: 'sandbox-contract',
    badKey: 'wrong',
    provide: (options = {}) => new OpenAiKeyCheck({ baseUrl: `${vendor.url}/v1`, ...options }),
  };
});
