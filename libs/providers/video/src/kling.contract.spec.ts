import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { videoProviderContract } from './contract.suite.js';
import { KlingVideoProvider } from './kling.adapter.js';

videoProviderContract(
  'KlingVideoProvider',
  'kling-v1-6',
  async () => {
    const vendor = await SandboxVendor.start('video');
    return {
      vendor,
      provide: ({ authorized = true, ...options } = {}) =>
        new KlingVideoProvider({
          baseUrl: vendor.url,
          accessKey: authorized ? 'sandbox-access' : 'wrong',
          secretKey: 'sandbox-secret',
          ...options,
        }),
    };
  },
  { callsBack: true },
);
