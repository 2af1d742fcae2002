import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { whereSetUp } from '@reelsheet/platform-config';
import { ElevenLabsVoiceProvider, type VoiceProvider } from '@reelsheet/provider-voice';
import { ModelVendorsConfig } from '../../model-vendors.config.js';
import { AgentsConfig } from '../agents.config.js';
import { VendorKeys } from '../vendor-keys/vendor-keys.service.js';

/** An account at a voice vendor with voices of its own. */
export interface VoiceAccount {
  readonly vendor: VoiceProvider;
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Accounts at voice vendors: ours, and those that agents connect with their keys. */
@Injectable()
export class VoiceAccounts {
  readonly ours: VoiceAccount | undefined;
  private readonly vendorA: VoiceProvider;

  constructor(
    vendorsConfig: ModelVendorsConfig,
    private readonly agentsConfig: AgentsConfig,
    private readonly keys: VendorKeys,
  ) {
    const { ELEVENLABS_BASE_URL: baseUrl, ELEVENLABS_API_KEY: apiKey } = vendorsConfig;
    this.ours = whereSetUp(vendorsConfig, 'ElevenLabs', () => ({
      vendor: new ElevenLabsVoiceProvider({ baseUrl }),
      baseUrl,
      apiKey,
    }));
    this.vendorA = new ElevenLabsVoiceProvider({ baseUrl: agentsConfig.VOICE_A_BASE_URL });
  }

  /** Returns the agent's own account, when a key is stored. */
  async own(agentId: number): Promise<VoiceAccount | undefined> {
    const apiKey = await this.keys.keyOf(agentId, 'vendor_a');
    return apiKey ? { vendor: this.vendorA, baseUrl: this.agentsConfig.VOICE_A_BASE_URL, apiKey } : undefined;
  }

  /** Returns the account in which voices are created. Throws `vendor_not_set_up` without one. */
  requireOurs(): VoiceAccount {
    if (this.ours) return this.ours;
    throw new DomainError(
      CommonErrors.notSetUp,
      'This installation has no account at a voice vendor; ask its operator',
    );
  }
}
