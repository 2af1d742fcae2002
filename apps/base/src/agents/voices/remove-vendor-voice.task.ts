import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { removeVendorVoice, type ForgottenVoice } from './remove-vendor-voice.js';
import { VoiceAccounts } from './voice-accounts.js';
import { VoiceRepository } from './voice.repository.js';

/** Takes out of our account at the vendor what is forgotten here. */
@RunsTask(removeVendorVoice)
export class RemoveVendorVoice implements TaskHandler<ForgottenVoice> {
  constructor(
    private readonly accounts: VoiceAccounts,
    private readonly voices: VoiceRepository,
  ) {}

  async run(forgotten: ForgottenVoice, signal: AbortSignal): Promise<void> {
    const { vendor, apiKey } = this.accounts.requireOurs();
    const ids =
      'voiceId' in forgotten ? [forgotten.voiceId] : await vendor.labelled({ apiKey, label: forgotten.mark, signal });
    for (const voiceId of ids)
      if (!(await this.voices.isKept(voiceId))) await vendor.remove({ apiKey, voiceId, signal });
  }
}
