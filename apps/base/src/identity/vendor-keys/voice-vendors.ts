import { Injectable } from '@nestjs/common';
import { ElevenLabsVoiceProvider, type VoiceProvider } from '@reelsheet/provider-voice';
import { BaseConfig } from '../../base.config.js';
import type { VoiceVendor } from './vendor-key.js';

/** Which adapter serves each voice vendor: both speak ElevenLabs' protocol, each at its own address. */
@Injectable()
export class VoiceVendors {
  private readonly providers: Readonly<Record<VoiceVendor, VoiceProvider>>;

  constructor({ VOICE_A_BASE_URL, VOICE_B_BASE_URL }: BaseConfig) {
    this.providers = {
      vendor_a: new ElevenLabsVoiceProvider({ baseUrl: VOICE_A_BASE_URL }),
      vendor_b: new ElevenLabsVoiceProvider({ baseUrl: VOICE_B_BASE_URL }),
    };
  }

  of(vendor: VoiceVendor): VoiceProvider {
    return this.providers[vendor];
  }
}
