import { randomUUID } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { speak, splitSentences } from '../../media/speech.js';
import { VendorError } from '../../server/vendor-error.js';
import type { SandboxContext } from '../../server/vendor.js';
import type { Answer } from '../../store/idempotent-responses.js';
import { utter } from '../speech/spoken-texts.js';
import { accountOf, History, type HistoryItem } from './history.js';
import { Voices } from './voices.js';

/** Maximum number of characters of one call, by model. */
const MODELS: Readonly<Record<string, number>> = {
  eleven_multilingual_v2: 10_000,
  eleven_turbo_v2_5: 40_000,
  eleven_flash_v2_5: 40_000,
  eleven_v3: 5_000,
};
const SPEED = { min: 0.7, max: 1.2 };
/** Key of the account without remaining characters. */
const EXHAUSTED = 'sandbox-exhausted';

const Share = Type.Optional(Type.Number({ minimum: 0, maximum: 1 }));

export const SpeechBody = Type.Object({
  text: Type.String(),
  model_id: Type.Optional(Type.String()),
  language_code: Type.Optional(Type.String()),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_295 })),
  previous_text: Type.Optional(Type.String()),
  next_text: Type.Optional(Type.String()),
  voice_settings: Type.Optional(
    Type.Object({
      stability: Share,
      similarity_boost: Share,
      style: Share,
      use_speaker_boost: Type.Optional(Type.Boolean()),
      speed: Type.Optional(Type.Number()),
    }),
  ),
});
export type SpeechBody = Static<typeof SpeechBody>;

export const SpeechQuery = Type.Object({ output_format: Type.Optional(Type.String()) });

export interface SpeechOrder {
  apiKey: string;
  voiceId: string;
  body: SpeechBody;
  outputFormat: string;
}

/** Generates speech, stores it in the account's history, and counts its characters. There is no idempotency key. */
export async function textToSpeech(
  sandbox: SandboxContext,
  order: SpeechOrder,
): Promise<{ item: HistoryItem; answer: Answer }> {
  const { apiKey, body, outputFormat } = order;
  const voice = new Voices(sandbox.database).find(apiKey, order.voiceId);
  const format = formatOf(outputFormat);
  const speed = body.voice_settings?.speed ?? 1;
  const model = body.model_id ?? 'eleven_multilingual_v2';
  check(apiKey, body.text, model, speed);
  const spoken = await speak(body.text, voice.sound, speed);
  const audio = await utter(sandbox.database, spoken, format.args);
  const history = new History(sandbox.database);
  const used = history.charactersOf(apiKey);
  const item: HistoryItem = {
    history_item_id: randomUUID().replaceAll('-', '').slice(0, 20),
    request_id: randomUUID().replaceAll('-', '').slice(0, 20),
    voice_id: voice.id,
    voice_name: voice.name,
    voice_category: voice.category,
    model_id: model,
    text: body.text,
    date_unix: Math.floor(Date.now() / 1_000),
    character_count_change_from: used,
    character_count_change_to: used + [...body.text].length,
    content_type: format.type,
    output_format: outputFormat,
    state: 'created',
    settings: body.voice_settings ?? {},
    source: 'TTS',
    account: accountOf(apiKey),
  };
  await sandbox.files.write(fileOf(item), audio);
  history.add(item);
  return { item, answer: { status: 200, type: format.type, body: audio } };
}

export const fileOf = ({ history_item_id }: HistoryItem) => `${history_item_id}.speech`;

function check(apiKey: string, text: string, model: string, speed: number): void {
  const max = MODELS[model];
  const length = [...text].length;
  if (max === undefined)
    throw new VendorError('invalid', `A model with model ID ${model} does not exist.`, 'model_not_found');
  if (speed < SPEED.min || speed > SPEED.max)
    throw new VendorError(
      'invalid',
      `Invalid setting for speed received, expected to be greater or equal to ${SPEED.min} and less or equal to ${SPEED.max}, received ${speed}`,
      'invalid_voice_settings',
    );
  if (splitSentences(text).length === 0) throw new VendorError('invalid', 'The text is empty.', 'input_text_empty');
  if (length > max)
    throw new VendorError(
      'invalid',
      `This request's text has ${length} characters and exceeds the character limit of ${max} characters.`,
      'max_character_limit_exceeded',
    );
  if (apiKey === EXHAUSTED)
    throw new VendorError(
      'unauthorized',
      `This request exceeds your quota. You have 0 credits remaining, while ${length} credits are required.`,
      'quota_exceeded',
    );
}

/** Parses a format: `codec_rate` or `codec_rate_kilobits`. */
function formatOf(name: string): { type: string; args: string[] } {
  const [, codec, rate, kilobits] = /^(mp3|pcm|wav|opus)_(\d{4,5})(?:_(\d{2,3}))?$/.exec(name) ?? [];
  if (codec === 'mp3' && kilobits)
    return { type: 'audio/mpeg', args: ['-ar', rate!, '-c:a', 'libmp3lame', '-b:a', `${kilobits}k`, '-f', 'mp3'] };
  if (codec === 'opus' && kilobits)
    return { type: 'audio/ogg', args: ['-c:a', 'libopus', '-b:a', `${kilobits}k`, '-f', 'ogg'] };
  if (codec === 'wav' && !kilobits)
    return { type: 'audio/wav', args: ['-ar', rate!, '-c:a', 'pcm_s16le', '-f', 'wav'] };
  if (codec === 'pcm' && !kilobits)
    return { type: 'audio/pcm', args: ['-ar', rate!, '-c:a', 'pcm_s16le', '-f', 's16le'] };
  throw new VendorError('invalid', `The output format ${name} is not supported.`, 'invalid_output_format');
}
