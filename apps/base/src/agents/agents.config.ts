import { AddressSetting } from '@reelsheet/platform-config';

export class AgentsConfig {
  @AddressSetting({ about: 'ElevenLabs, where the `vendor_a_api_key` of an agent is used' })
  VOICE_A_BASE_URL: string = 'https://api.elevenlabs.io';

  @AddressSetting({ about: 'OpenAI-compatible speech, where the `vendor_b_api_key` of an agent is used' })
  VOICE_B_BASE_URL: string = 'https://api.openai.com/v1';
}
