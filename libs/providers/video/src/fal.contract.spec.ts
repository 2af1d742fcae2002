import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { videoProviderContract } from './contract.suite.js';
import { FalVideoProvider } from './fal.adapter.js';

videoProviderContract(
  'FalVideoProvider',
  'xai/grok-imagine-video/text-to-video',
  async () => {
    const vendor = await SandboxVendor.start('fal');
    return {
      vendor,
      provide: ({ authorized = true, ...options } = {}) =>
        new FalVideoProvider({
          baseUrl: vendor.url,
          webhookKeysUrl: `${vendor.url}/.well-known/jwks.json`,
          apiKey: authorized ? 'sandbox-contract' : 'wrong',
          ...options,
        }),
    };
  },
  { isTraceable: false, callsBack: true },
);
