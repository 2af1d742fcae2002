import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ElevenLabsSpeechProvider, type SpeechProvider } from '@reelsheet/provider-speech';
import { ElevenLabsVoiceProvider, type VoiceProvider } from '@reelsheet/provider-voice';
import { BaseConfig } from '../../base.config.js';
import { VendorKeys } from '../../identity/vendor-keys/vendor-keys.service.js';
import type { NamedVoice, Speakers } from './speakers.js';

type AccountName = 'vendor_a' | 'vendor_b' | 'ours';

interface Account {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Whose account has the voices of a source, the likeliest first; of all others any may. */
const BY_SOURCE: Readonly<Record<string, readonly AccountName[]>> = {
  voice_vendor_a: ['vendor_a', 'ours'],
  user_vendor_a: ['vendor_a', 'ours'],
  voice_vendor_b: ['vendor_b', 'ours'],
  public: ['ours'],
  user_designed: ['ours'],
  user_trained: ['ours'],
  user_voice_resource: ['ours'],
};
const ANY: readonly AccountName[] = ['vendor_a', 'vendor_b', 'ours'];

const namesFor = ({ source }: NamedVoice) => BY_SOURCE[source ?? ''] ?? ANY;

const KNOWN_FOR_MS = 60_000;
const MOST_KNOWN = 1_000;

/** Which account at a voice vendor has a voice and speaks with it: one of the agent's own, or ours. */
@Injectable()
export class VoiceAccounts implements Speakers {
  /** Until when a voice is taken to be there, by account and voice. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly config: BaseConfig,
    private readonly keys: VendorKeys,
  ) {}

  async speakerOf(agentId: number, named: NamedVoice, signal?: AbortSignal): Promise<SpeechProvider | undefined> {
    const accounts = await this.accountsOf(agentId, namesFor(named));
    const verdicts = await Promise.allSettled(accounts.map((account) => this.has(account, named.voice, signal)));
    const found = accounts.find((_, index) => isTrue(verdicts[index]!));
    if (found) return new ElevenLabsSpeechProvider(found);
    const untold = verdicts.find((verdict) => verdict.status === 'rejected');
    if (untold) throw untold.reason;
    return undefined;
  }

  async isOwn(agentId: number, named: NamedVoice): Promise<boolean> {
    const names = namesFor(named).filter((name) => name !== 'ours');
    return (await this.accountsOf(agentId, names)).length > 0;
  }

  private async accountsOf(agentId: number, names: readonly AccountName[]): Promise<Account[]> {
    const { VOICE_A_BASE_URL, VOICE_B_BASE_URL, ELEVENLABS_BASE_URL, ELEVENLABS_API_KEY } = this.config;
    const keyOf: Record<AccountName, () => Promise<string | null | undefined>> = {
      vendor_a: () => this.keys.keyOf(agentId, 'vendor_a'),
      vendor_b: () => this.keys.keyOf(agentId, 'vendor_b'),
      ours: async () => ELEVENLABS_API_KEY,
    };
    const urls = { vendor_a: VOICE_A_BASE_URL, vendor_b: VOICE_B_BASE_URL, ours: ELEVENLABS_BASE_URL };
    const accounts = await Promise.all(
      names.map(async (name) => ({ baseUrl: urls[name], apiKey: (await keyOf[name]()) ?? '' })),
    );
    return accounts.filter(({ apiKey }) => apiKey !== '');
  }

  private async has({ baseUrl, apiKey }: Account, voiceId: string, signal?: AbortSignal): Promise<boolean> {
    const key = createHash('sha256')
      .update(JSON.stringify([baseUrl, apiKey, voiceId]))
      .digest('base64');
    if ((this.known.get(key) ?? 0) > performance.now()) return true;
    const vendor: VoiceProvider = new ElevenLabsVoiceProvider({ baseUrl });
    const has = await vendor.hasVoice({ apiKey, voiceId, signal });
    if (has) this.remember(key);
    return has;
  }

  private remember(key: string): void {
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, performance.now() + KNOWN_FOR_MS);
  }
}

const isTrue = (verdict: PromiseSettledResult<boolean>) => verdict.status === 'fulfilled' && verdict.value;
