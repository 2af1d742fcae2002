import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { ArkVideoProvider } from './ark.adapter.js';
import { videoProviderContract } from './contract.suite.js';

videoProviderContract(
  'ArkVideoProvider',
  'seedance-1-0-pro-250528',
  async () => {
    const vendor = await SandboxVendor.start('ark');
    return {
      vendor,
      provide: ({ authorized = true, ...options } = {}) =>
        new ArkVideoProvider({ baseUrl: vendor.url, apiKey: authorized ? 'sandbox-contract' : 'wrong', ...options }),
    };
  },
  { isTraceable: false, callsBack: true },
);
