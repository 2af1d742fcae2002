import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ModelCatalog } from '@reelsheet/model-catalog';
import { ProviderError } from '@reelsheet/provider-common';
import type { VendorVoice } from '@reelsheet/provider-voice';
import { VoiceAccounts, type VoiceAccount } from './voice-accounts.js';
import type { LibrarySource, LibraryVoice, NamedVoice } from './voice.js';
import { VoiceRepository } from './voice.repository.js';

/** A voice that the agent may use. It has no account when it belongs to the catalogue of the speech vendor. */
export interface FoundVoice extends LibraryVoice {
  readonly account?: VoiceAccount;
}

type Location = 'catalogue' | 'made' | 'own' | 'public';

/** Places to search for voices of a source, the most likely one first. */
const LOCATIONS: Readonly<Record<string, readonly Location[]>> = {
  public: ['catalogue', 'public'],
  user_designed: ['made'],
  user_trained: ['made'],
  user_voice_resource: ['made'],
  user_vendor_a: ['own'],
  voice_vendor_a: ['own', 'public'],
  voice_vendor_b: ['catalogue', 'public'],
};
const ALL_LOCATIONS: readonly Location[] = ['catalogue', 'made', 'own', 'public'];

const VOICE_CACHE_TTL_MS = 60_000;
const MAX_CACHED_VOICES = 1_000;
const LIST_CACHE_TTL_MS = 300_000;

/** Lists and finds all voices that an agent may use. */
@Injectable()
export class VoiceLibrary {
  /** Cached voices with their expiry, by account and voice. */
  private readonly known = new Map<string, { readonly voice: VendorVoice; readonly until: number }>();
  private listed?: { readonly voices: readonly VendorVoice[]; readonly until: number };

  constructor(
    private readonly voices: VoiceRepository,
    private readonly accounts: VoiceAccounts,
    private readonly catalog: ModelCatalog,
  ) {}

  /** Lists the voices of one source or of all, the agent's own first. Throws a ProviderError. */
  async list(agentId: number, source?: LibrarySource): Promise<LibraryVoice[]> {
    const wants = (...any: LibrarySource[]) => source === undefined || any.includes(source);
    const [made, own, ours] = await Promise.all([
      wants('user_designed', 'user_trained') ? this.voices.listOf(agentId) : [],
      wants('user_vendor_a') ? this.ownVoices(agentId) : [],
      wants('public') ? this.publicVoices() : [],
    ]);
    return [...made.filter((voice) => wants(voice.source)), ...own, ...ours];
  }

  /**
   * Returns undefined when the agent has no such voice from that source. Throws a ProviderError when a vendor does not
   * respond, or the reason of the signal.
   */
  async find(agentId: number, { voice, source }: NamedVoice, signal?: AbortSignal): Promise<FoundVoice | undefined> {
    const locations = source ? (LOCATIONS[source] ?? []) : ALL_LOCATIONS;
    if (locations.includes('catalogue') && this.isInCatalogue(voice)) return inCatalogue(voice);
    if (locations.includes('made')) {
      const made = await this.voices.find(agentId, voice);
      if (made && [made.source, 'user_voice_resource', undefined].includes(source ?? undefined))
        return { ...made, account: this.accounts.requireOurs() };
    }
    const requested = await Promise.allSettled([
      locations.includes('own') ? this.findOwn(agentId, voice, signal) : undefined,
      locations.includes('public') ? this.findPublic(voice, signal) : undefined,
    ]);
    const found = requested.flatMap((result) => (result.status === 'fulfilled' && result.value ? result.value : []));
    if (found[0]) return found[0];
    const unknown = requested.find((result) => result.status === 'rejected');
    if (unknown) throw unknown.reason;
    return undefined;
  }

  /** Returns whether the voice may belong to an account of the agent. Does not call a vendor. */
  async mayBeOwn(agentId: number, { source }: NamedVoice): Promise<boolean> {
    const locations = source ? (LOCATIONS[source] ?? []) : ALL_LOCATIONS;
    return locations.includes('own') && (await this.accounts.own(agentId)) !== undefined;
  }

  /** Removes a voice from the cache after it was deleted from its account. */
  forget(account: VoiceAccount, voiceId: string): void {
    this.known.delete(nameOf(account, voiceId));
  }

  private async findOwn(agentId: number, voiceId: string, signal?: AbortSignal): Promise<FoundVoice | undefined> {
    const account = await this.accounts.own(agentId);
    const voice = account && (await this.request(account, voiceId, signal));
    return voice && { ...voice, source: voice.isPublic ? 'public' : 'user_vendor_a', account };
  }

  private async findPublic(voiceId: string, signal?: AbortSignal): Promise<FoundVoice | undefined> {
    const account = this.accounts.ours;
    const voice = account && (await this.request(account, voiceId, signal));
    return voice?.isPublic ? { ...voice, source: 'public', account } : undefined;
  }

  /** Voices behind a key that the vendor rejects are left out. */
  private async ownVoices(agentId: number): Promise<LibraryVoice[]> {
    const account = await this.accounts.own(agentId);
    if (!account) return [];
    try {
      const voices = await account.vendor.voices({ apiKey: account.apiKey });
      return voices.filter(({ isPublic }) => !isPublic).map((voice) => toLibrary(voice, 'user_vendor_a'));
    } catch (error) {
      if (error instanceof ProviderError && error.category === 'unauthorized') return [];
      throw error;
    }
  }

  private async publicVoices(): Promise<LibraryVoice[]> {
    const named = this.catalog.speech.entries().flatMap(([, { voices = [] }]) => voices.map(inCatalogue));
    return [...named, ...(await this.vendorsOwn()).map((voice) => toLibrary(voice, 'public'))];
  }

  /** Cached for some minutes, and for longer while the vendor is unavailable. */
  private async vendorsOwn(): Promise<readonly VendorVoice[]> {
    const { ours } = this.accounts;
    if (!ours) return [];
    if (this.listed && this.listed.until > performance.now()) return this.listed.voices;
    try {
      const voices = (await ours.vendor.voices({ apiKey: ours.apiKey })).filter(({ isPublic }) => isPublic);
      this.listed = { voices, until: performance.now() + LIST_CACHE_TTL_MS };
      return voices;
    } catch (error) {
      if (this.listed) return this.listed.voices;
      throw error;
    }
  }

  private isInCatalogue(voice: string): boolean {
    return this.catalog.speech.entries().some(([, { voices }]) => voices?.includes(voice));
  }

  private async request(
    account: VoiceAccount,
    voiceId: string,
    signal?: AbortSignal,
  ): Promise<VendorVoice | undefined> {
    const key = nameOf(account, voiceId);
    const known = this.known.get(key);
    if (known && known.until > performance.now()) return known.voice;
    const voice = await account.vendor.find({ apiKey: account.apiKey, voiceId, signal });
    if (voice) this.remember(key, voice);
    return voice;
  }

  private remember(key: string, voice: VendorVoice): void {
    if (this.known.size >= MAX_CACHED_VOICES) this.known.clear();
    this.known.set(key, { voice, until: performance.now() + VOICE_CACHE_TTL_MS });
  }
}

const nameOf = ({ baseUrl, apiKey }: VoiceAccount, voiceId: string) =>
  createHash('sha256')
    .update(JSON.stringify([baseUrl, apiKey, voiceId]))
    .digest('base64');

function toLibrary(voice: VendorVoice, source: LibrarySource): LibraryVoice {
  return { ...voice, source };
}

function inCatalogue(voiceId: string): LibraryVoice {
  return {
    voiceId,
    name: voiceId[0]!.toUpperCase() + voiceId.slice(1),
    source: 'public',
    gender: null,
    language: null,
    description: null,
    previewUrl: null,
    createdAt: null,
  };
}
