import { Injectable } from '@nestjs/common';
import { ElevenLabsVoiceProvider, OpenAiKeyCheck, type KeyCheck } from '@reelsheet/provider-voice';
import { AgentsConfig } from '../agents.config.js';
import type { VoiceVendor } from './vendor-key.js';

/** Verifies keys at each voice vendor. Vendor A uses the protocol of ElevenLabs, B is OpenAI-compatible. */
@Injectable()
export class VoiceVendors {
  private readonly vendors: Readonly<Record<VoiceVendor, KeyCheck>>;

  constructor({ VOICE_A_BASE_URL, VOICE_B_BASE_URL }: AgentsConfig) {
    this.vendors = {
      vendor_a: new ElevenLabsVoiceProvider({ baseUrl: VOICE_A_BASE_URL }),
      vendor_b: new OpenAiKeyCheck({ baseUrl: VOICE_B_BASE_URL }),
    };
  }

  of(vendor: VoiceVendor): KeyCheck {
    return this.vendors[vendor];
  }
}
