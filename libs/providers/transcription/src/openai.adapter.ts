import { answerCheck } from '@reelsheet/provider-common';
import { type OpenAiConfig, OpenAiVendor, uploadedFile } from '@reelsheet/provider-common/openai';
import Type from 'typebox';
import { type Transcription, TranscriptionProvider, type TranscriptionRequest } from './port.js';
import { toTimeline } from './timeline.js';

const VENDOR = 'transcription';
const BOUNDS = { timeoutMs: 600_000, maxAnswerBytes: 32 * 2 ** 20 };

const Seconds = Type.Number({ minimum: 0 });
const Nullable = <T extends Type.TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

const checkedAnswer = answerCheck(
  VENDOR,
  Type.Object({
    text: Type.String(),
    duration: Seconds,
    segments: Type.Array(Type.Object({ text: Type.String(), start: Seconds, end: Seconds })),
    words: Nullable(Type.Array(Type.Object({ word: Type.String(), start: Seconds, end: Seconds }))),
  }),
);

/** Any vendor that speaks OpenAI's `POST /audio/transcriptions` with `verbose_json`. */
export class OpenAiTranscriptionProvider extends TranscriptionProvider {
  private readonly vendor: OpenAiVendor;

  constructor(config: OpenAiConfig) {
    super();
    this.vendor = new OpenAiVendor(VENDOR, config, BOUNDS);
  }

  async transcribe(request: TranscriptionRequest): Promise<Transcription> {
    const file = await uploadedFile({ path: request.file, contentType: request.contentType });
    const answer = await this.vendor.call(request, (client, options) =>
      client.audio.transcriptions.create(
        {
          file,
          model: request.vendorModel,
          response_format: 'verbose_json',
          timestamp_granularities: ['segment', 'word'],
        },
        options,
      ),
    );
    const { text, duration, segments, words } = checkedAnswer(answer);
    const wordSegments = (words ?? []).map(({ word, start, end }) => ({ text: word, start, end }));
    return {
      fullText: text.trim(),
      sentences: toTimeline(segments, duration),
      words: toTimeline(wordSegments, duration),
      audioDuration: duration,
    };
  }
}
