import { prose } from '@reelsheet/kernel';
import { AddressSetting, WholeSetting } from '@reelsheet/platform-config';

export class AgentsConfig {
  @AddressSetting({ about: 'ElevenLabs, where the `vendor_a_api_key` of an agent is used' })
  VOICE_A_BASE_URL: string = 'https://api.elevenlabs.io';

  @AddressSetting({ about: 'OpenAI-compatible speech, where the `vendor_b_api_key` of an agent is used' })
  VOICE_B_BASE_URL: string = 'https://api.openai.com/v1';

  @WholeSetting({ about: 'agents of one organization, besides its system agent', min: 0 })
  MAX_AGENTS_PER_ORGANIZATION: number = 200;

  @WholeSetting({
    about: prose`
      the same where the founder has no proved address and none of the founder's organizations was granted credits; with
      \`ACCOUNT_PROOF=none\` it does not apply`,
    min: 0,
  })
  MAX_AGENTS_PER_ORGANIZATION_UNPROVED: number = 20;
}
