import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { removeVendorVoice, type UnusedVoice } from './remove-vendor-voice.js';
import { VoiceAccounts } from './voice-accounts.js';
import { VoiceRepository } from './voice.repository.js';

/** Deletes a voice from our account at the vendor. */
@RunsTask(removeVendorVoice)
export class RemoveVendorVoice implements TaskHandler<UnusedVoice> {
  constructor(
    private readonly accounts: VoiceAccounts,
    private readonly voices: VoiceRepository,
  ) {}

  async run(unused: UnusedVoice, signal: AbortSignal): Promise<void> {
    const { vendor, apiKey } = this.accounts.requireOurs();
    const ids = 'voiceId' in unused ? [unused.voiceId] : await vendor.labelled({ apiKey, label: unused.mark, signal });
    for (const voiceId of ids)
      if (!(await this.voices.exists(voiceId))) await vendor.remove({ apiKey, voiceId, signal });
  }
}
