import { answerCheck, ProviderError } from '@reelsheet/provider-common';
import {
  ElevenLabsAccount,
  type ElevenLabsConfig,
  isHeaderText,
  isUnknownVoice,
  isVoiceId,
} from '@reelsheet/provider-common/elevenlabs';
import { Type } from 'typebox';
import { type KeyRequest, type KeyVerdict, VoiceProvider, type VoiceRequest } from './port.js';

const VENDOR = 'voice';
/** Callers wait for an answer with their request. */
const BOUNDS = { timeoutMs: 4_000, maxAnswerBytes: 2 ** 20 };
const UNAUTHORIZED = 401;

const readSubscription = answerCheck(VENDOR, Type.Object({ tier: Type.String() }));
const readVoice = answerCheck(VENDOR, Type.Object({ voice_id: Type.String() }));

/** Any vendor that speaks ElevenLabs' protocol. */
export class ElevenLabsVoiceProvider extends VoiceProvider {
  constructor(private readonly config: ElevenLabsConfig) {
    super();
  }

  async checkKey({ apiKey, signal }: KeyRequest): Promise<KeyVerdict> {
    if (!isHeaderText(apiKey)) return { valid: false };
    try {
      const { tier } = await this.account(apiKey).call(
        { path: '/v1/user/subscription' },
        async (answer) => readSubscription(await answer.json()),
        signal,
      );
      return { valid: true, tier };
    } catch (error) {
      if (error instanceof ProviderError && error.status === UNAUTHORIZED) return { valid: false };
      throw error;
    }
  }

  async hasVoice({ apiKey, voiceId, signal }: VoiceRequest): Promise<boolean> {
    if (!isVoiceId(voiceId)) return false;
    try {
      await this.account(apiKey).call(
        { path: `/v1/voices/${voiceId}` },
        async (answer) => readVoice(await answer.json()),
        signal,
      );
      return true;
    } catch (error) {
      if (isUnknownVoice(error)) return false;
      throw error;
    }
  }

  private account(apiKey: string): ElevenLabsAccount {
    return new ElevenLabsAccount(VENDOR, { ...this.config, apiKey }, BOUNDS);
  }
}
