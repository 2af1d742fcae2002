import { rm } from 'node:fs/promises';
import { answerCheck, ProviderError } from '@reelsheet/provider-common';
import { ElevenLabsAccount, type ElevenLabsConfig, isVoiceId } from '@reelsheet/provider-common/elevenlabs';
import Type, { type Static } from 'typebox';
import { AUDIO_FORMATS, SpeechProvider, type SpeechRequest, type SpokenFile } from './port.js';
import { saveAudio } from './save-audio.js';

const VENDOR = 'speech';
const BOUNDS = { timeoutMs: 180_000, maxAnswerBytes: 256 * 2 ** 20 };
/** Our formats by the vendor's names. */
const OUTPUT_FORMATS = { mp3: 'mp3_44100_128', wav: 'wav_24000' } as const;

/** Maximum difference between the vendor's clock and ours. */
const SKEW_SECONDS = 5;
const PAGE = 100;
const MAX_PAGES = 10;

const Item = Type.Object({
  history_item_id: Type.String(),
  text: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  output_format: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
const readHistory = answerCheck(
  VENDOR,
  Type.Object({ history: Type.Array(Item), has_more: Type.Optional(Type.Boolean()) }),
);

/**
 * Speech of any vendor with ElevenLabs' protocol, which has no idempotency keys: if an earlier call
 * may have been received, the account's history is searched before the text is spoken again.
 */
export class ElevenLabsSpeechProvider extends SpeechProvider {
  readonly knowsKeys = false;
  private readonly account: ElevenLabsAccount;

  constructor(config: ElevenLabsConfig & { readonly apiKey: string }) {
    super();
    this.account = new ElevenLabsAccount(VENDOR, config, BOUNDS);
  }

  async speak(request: SpeechRequest): Promise<SpokenFile> {
    const { voice, format, destination: file, signal, repeatedSince } = request;
    if (!isVoiceId(voice)) throw new ProviderError(VENDOR, 'bad_request', { reason: 'the account has no such voice' });
    try {
      const made = repeatedSince && (await this.findMade(request, repeatedSince));
      const call = made ? { path: `/v1/history/${made.history_item_id}/audio` } : toCall(request);
      const bytes = await this.account.call(
        call,
        (answer, signal) => saveAudio(answer, { vendor: VENDOR, format, file, signal }),
        signal,
      );
      return { file, contentType: AUDIO_FORMATS[format], bytes };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  private async findMade(request: SpeechRequest, since: Date): Promise<Static<typeof Item> | undefined> {
    let after: string | undefined;
    for (let page = 0; page < MAX_PAGES; page++) {
      const { history, has_more } = await this.historyPage(request, since, after);
      const made = history.find((item) => isOf(request, item));
      after = history.at(-1)?.history_item_id;
      if (made || !has_more || after === undefined) return made;
    }
    return undefined;
  }

  /** A key without access to the history cannot determine if the speech was made. */
  private async historyPage({ voice, vendorModel, signal }: SpeechRequest, since: Date, after?: string) {
    const query = {
      page_size: String(PAGE),
      voice_id: voice,
      model_id: vendorModel,
      source: 'TTS',
      date_after_unix: String(Math.floor(since.getTime() / 1_000) - SKEW_SECONDS),
      ...(after ? { start_after_history_item_id: after } : {}),
    };
    try {
      return await this.account.call(
        { path: '/v1/history', query },
        async (answer) => readHistory(await answer.json()),
        signal,
      );
    } catch (error) {
      if (error instanceof ProviderError && error.vendorCode === 'missing_permissions')
        throw new ProviderError(VENDOR, 'unknown_outcome', { cause: error });
      throw error;
    }
  }
}

function toCall({ vendorModel, text, voice, speed, format, idempotencyKey }: SpeechRequest) {
  return {
    path: `/v1/text-to-speech/${voice}`,
    query: { output_format: OUTPUT_FORMATS[format] },
    body: { text, model_id: vendorModel, voice_settings: { speed } },
    headers: { 'idempotency-key': idempotencyKey },
  };
}

/** Not every account returns the settings of an item, so text and format decide. */
function isOf({ text, format }: SpeechRequest, item: Static<typeof Item>): boolean {
  return item.text === text && (item.output_format ?? OUTPUT_FORMATS.mp3) === OUTPUT_FORMATS[format];
}
