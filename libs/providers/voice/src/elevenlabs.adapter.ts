import { answerCheck, ProviderError } from '@reelsheet/provider-common';
import {
  ElevenLabsAccount,
  type ElevenLabsConfig,
  type ElevenLabsRequest,
  isHeaderText,
  isUnknownVoice,
  isVoiceId,
} from '@reelsheet/provider-common/elevenlabs';
import { type Static, type TSchema, Type } from 'typebox';
import {
  type ClonedDraft,
  type DesignedDraft,
  type DesignRequest,
  type KeyRequest,
  type KeyCheckResult,
  type MadeVoice,
  type VendorVoice,
  VoiceProvider,
  type VoiceRequest,
  type VoiceSample,
} from './port.js';

const VENDOR = 'voice';
/** Callers wait for an answer with their request. */
const REQUESTING = { timeoutMs: 4_000, maxAnswerBytes: 2 ** 23 };
/** Options of calls that design or clone a voice. */
const MAKING = { timeoutMs: 60_000, maxAnswerBytes: 2 ** 25 };
const UNAUTHORIZED = 401;
const SAMPLES = 3;
const PAGE = 100;
const MAX_PAGES = 10;

const orNull = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

const Voice = Type.Object({
  voice_id: Type.String(),
  name: orNull(Type.String()),
  category: orNull(Type.String()),
  labels: orNull(Type.Record(Type.String(), Type.Unknown())),
  description: orNull(Type.String()),
  preview_url: orNull(Type.String()),
  created_at_unix: orNull(Type.Number()),
});
const readSubscription = answerCheck(VENDOR, Type.Object({ tier: Type.String() }));
const readVoice = answerCheck(VENDOR, Voice);
const readPage = answerCheck(
  VENDOR,
  Type.Object({
    voices: Type.Array(Voice),
    has_more: Type.Optional(Type.Boolean()),
    next_page_token: orNull(Type.String()),
  }),
);
const readDesign = answerCheck(
  VENDOR,
  Type.Object({
    previews: Type.Array(Type.Object({ audio_base_64: Type.String(), generated_voice_id: Type.String() }), {
      minItems: SAMPLES,
    }),
  }),
);
const Made = Type.Object({
  voice_id: Type.String(),
  preview_url: orNull(Type.String()),
  requires_verification: Type.Optional(Type.Boolean()),
});
const readMade = answerCheck(VENDOR, Made);

/** Any vendor that speaks ElevenLabs' protocol. */
export class ElevenLabsVoiceProvider extends VoiceProvider {
  constructor(private readonly config: ElevenLabsConfig) {
    super();
  }

  async checkKey({ apiKey, signal }: KeyRequest): Promise<KeyCheckResult> {
    if (!isHeaderText(apiKey)) return { valid: false };
    try {
      const { tier } = await this.send({ apiKey, signal }, { path: '/v1/user/subscription' }, readSubscription);
      return { valid: true, tier };
    } catch (error) {
      if (error instanceof ProviderError && error.status === UNAUTHORIZED) return { valid: false };
      throw error;
    }
  }

  async voices(request: KeyRequest): Promise<VendorVoice[]> {
    return (await this.pages(request, {})).map(toVoice);
  }

  async find({ voiceId, ...request }: VoiceRequest): Promise<VendorVoice | undefined> {
    if (!isVoiceId(voiceId)) return undefined;
    try {
      return toVoice(await this.send(request, { path: `/v1/voices/${voiceId}` }, readVoice));
    } catch (error) {
      if (isUnknownVoice(error)) return undefined;
      throw error;
    }
  }

  async labelled({ label, ...request }: KeyRequest & { readonly label: string }): Promise<string[]> {
    const found = await this.pages(request, { search: label });
    return found.filter(({ labels }) => Object.values(labels ?? {}).includes(label)).map(({ voice_id }) => voice_id);
  }

  async design({ description, text, ...request }: DesignRequest): Promise<VoiceSample[]> {
    const body = { voice_description: description, text };
    const { previews } = await this.send(request, { path: '/v1/text-to-voice/design', body }, readDesign, MAKING);
    return previews.slice(0, SAMPLES).map(({ audio_base_64, generated_voice_id }) => ({
      sampleId: generated_voice_id,
      audio: audio_base_64,
    }));
  }

  async create({ name, description, sampleId, labels, ...request }: DesignedDraft): Promise<MadeVoice> {
    const body = { voice_name: name, voice_description: description, generated_voice_id: sampleId, labels };
    return toMade(await this.send(request, { path: '/v1/text-to-voice', body }, readMade, MAKING));
  }

  async clone({ name, description, labels, sample, ...request }: ClonedDraft): Promise<MadeVoice> {
    const body = new FormData();
    body.append('name', name);
    if (description !== '') body.append('description', description);
    body.append('labels', JSON.stringify(labels));
    body.append('files', new Blob([new Uint8Array(sample.bytes)], { type: sample.contentType }), sample.fileName);
    const made = await this.send(request, { path: '/v1/voices/add', body }, readMade, MAKING);
    if (!made.requires_verification) return toMade(made);
    // Speaks only once its owner has proved that it is theirs, which nobody can do here.
    await this.remove({ ...request, voiceId: made.voice_id });
    throw new ProviderError(VENDOR, 'content_refused', { reason: 'the voice would have to be verified by its owner' });
  }

  async remove({ voiceId, ...request }: VoiceRequest): Promise<boolean> {
    if (!isVoiceId(voiceId)) return false;
    try {
      await this.send(request, { path: `/v1/voices/${voiceId}`, method: 'DELETE' }, () => undefined);
      return true;
    } catch (error) {
      if (isUnknownVoice(error)) return false;
      throw error;
    }
  }

  private async pages(request: KeyRequest, query: Record<string, string>): Promise<Static<typeof Voice>[]> {
    const all: Static<typeof Voice>[] = [];
    let token: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const requested = { ...query, page_size: String(PAGE), ...(token ? { next_page_token: token } : {}) };
      const { voices, has_more, next_page_token } = await this.send(
        request,
        { path: '/v2/voices', query: requested },
        readPage,
      );
      all.push(...voices);
      if (!has_more || !next_page_token) break;
      token = next_page_token;
    }
    return all;
  }

  private send<T>(
    { apiKey, signal }: KeyRequest,
    request: ElevenLabsRequest,
    read: (answer: unknown) => T,
    bounds = REQUESTING,
  ): Promise<T> {
    const account = new ElevenLabsAccount(VENDOR, { ...this.config, apiKey }, bounds);
    return account.call(request, async (answer) => read(await answer.json()), signal);
  }
}

/** Categories of voices that were made for one account. */
const MADE = new Set(['cloned', 'generated']);

function toVoice({ voice_id, name, category, labels, ...voice }: Static<typeof Voice>): VendorVoice {
  return {
    voiceId: voice_id,
    name: name ?? voice_id,
    isPublic: !MADE.has(category ?? ''),
    gender: textOf(labels?.['gender']),
    language: textOf(labels?.['language']),
    description: voice.description || null,
    previewUrl: voice.preview_url || null,
    createdAt: voice.created_at_unix ? new Date(voice.created_at_unix * 1_000) : null,
  };
}

const textOf = (label: unknown) => (typeof label === 'string' && label !== '' ? label : null);

const toMade = ({ voice_id, preview_url }: Static<typeof Made>): MadeVoice => ({
  voiceId: voice_id,
  previewUrl: preview_url || null,
});
