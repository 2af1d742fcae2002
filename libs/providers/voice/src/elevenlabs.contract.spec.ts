import { SandboxVendor } from '@reelsheet/provider-common/contract';
import { voiceProviderContract } from './contract.suite.js';
import { ElevenLabsVoiceProvider } from './elevenlabs.adapter.js';

voiceProviderContract('ElevenLabsVoiceProvider', async () => {
  const vendor = await SandboxVendor.start('voice');
  return {
    vendor,
    goodKey: 'sandbox-contract',
    badKey: 'wrong',
    voice: '21m00Tcm4TlvDq8ikWAM',
    spoken: () => vendor.spoken('The sea is calm tonight. The tide is full.'),
    provide: (options = {}) => new ElevenLabsVoiceProvider({ baseUrl: vendor.url, ...options }),
  };
});
