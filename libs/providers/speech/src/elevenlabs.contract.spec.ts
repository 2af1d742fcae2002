import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { speechProviderContract } from './contract.suite.js';
import { ElevenLabsSpeechProvider } from './elevenlabs.adapter.js';

const RACHEL = '21m00Tcm4TlvDq8ikWAM';

speechProviderContract(
  'ElevenLabsSpeechProvider',
  { vendorModel: 'eleven_multilingual_v2', voice: RACHEL, speeds: { min: 0.7, max: 1.2 } },
  async () => {
    const vendor = await SandboxVendor.start('voice');
    return {
      vendor,
      provide: ({ authorized = true, ...options } = {}) =>
        new ElevenLabsSpeechProvider({
          baseUrl: vendor.url,
          apiKey: authorized ? 'sandbox-contract' : 'wrong',
          ...options,
        }),
    };
  },
);
