import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { removeVendorVoice } from './remove-vendor-voice.js';
import { VoiceAccounts } from './voice-accounts.js';
import { VoiceHooks } from './voice-hooks.js';
import { asVoiceError } from './voice.errors.js';
import type { LibrarySource, LibraryVoice } from './voice.js';
import { VoiceLibrary } from './voice-library.js';
import { VoiceRepository } from './voice.repository.js';

/** Lists and deletes the voices of agents. */
@Injectable()
export class VoiceService {
  constructor(
    private readonly voices: VoiceRepository,
    private readonly library: VoiceLibrary,
    private readonly accounts: VoiceAccounts,
    private readonly hooks: Hooks,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  async list(agentId: number, source?: LibrarySource): Promise<LibraryVoice[]> {
    return this.library.list(agentId, source).catch(rethrow);
  }

  /** Throws `not_found` when the agent has no such voice. */
  async require(agentId: number, voiceId: string): Promise<LibraryVoice> {
    const voice = await this.library.find(agentId, { voice: voiceId }).catch(rethrow);
    if (!voice) throw new DomainError(CommonErrors.notFound, 'The agent has no such voice');
    return voice;
  }

  /** Removes the voice, also as default voice. Throws `not_found` for a voice that does not belong to the agent. */
  async remove(agentId: number, voiceId: string): Promise<void> {
    const wasMade = await this.transaction.run(async () => {
      if (!(await this.voices.remove(agentId, voiceId))) return false;
      await this.hooks.run(VoiceHooks.deleted, { agentId, voiceId });
      await this.tasks.schedule(removeVendorVoice, { voiceId });
      return true;
    });
    if (!wasMade) await this.removeAtVendor(agentId, voiceId);
  }

  /** Runs in the transaction that deletes the agent. */
  async deleteAllOf(owner: { readonly agentId: number } | { readonly organizationId: number }): Promise<void> {
    const ids = await this.voices.deleteAllOf(owner);
    await this.tasks.scheduleMany(
      removeVendorVoice,
      ids.map((voiceId) => ({ voiceId })),
    );
  }

  /** Deletes a voice from the agent's own account. */
  private async removeAtVendor(agentId: number, voiceId: string): Promise<void> {
    const account = await this.accounts.own(agentId);
    const request = { apiKey: account?.apiKey ?? '', voiceId };
    const voice = await account?.vendor.find(request).catch(rethrow);
    if (!account || !voice || voice.isPublic || !(await account.vendor.remove(request).catch(rethrow)))
      throw new DomainError(CommonErrors.notFound, 'The agent has no such voice of its own');
    this.library.forget(account, voiceId);
    await this.transaction.run(() => this.hooks.run(VoiceHooks.deleted, { agentId, voiceId }));
  }
}

function rethrow(error: unknown): never {
  throw asVoiceError(error);
}
