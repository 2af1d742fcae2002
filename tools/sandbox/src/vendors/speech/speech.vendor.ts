import { type Static, Type } from 'typebox';
import { speak, splitSentences } from '../../media/speech.js';
import { VOICES } from '../../media/voices.js';
import { VendorError } from '../../server/vendor-error.js';
import { answerOnce, openAiScope, renderOpenAiError, sendAnswer } from '../../server/openai.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import type { Answer } from '../../store/idempotent-responses.js';
import { utter } from './spoken-texts.js';

const FORMATS: Record<string, { type: string; args: string[] }> = {
  mp3: { type: 'audio/mpeg', args: ['-c:a', 'libmp3lame', '-b:a', '96k', '-id3v2_version', '3', '-f', 'mp3'] },
  wav: { type: 'audio/wav', args: ['-c:a', 'pcm_s16le', '-f', 'wav'] },
  flac: { type: 'audio/flac', args: ['-c:a', 'flac', '-f', 'flac'] },
  opus: { type: 'audio/ogg', args: ['-c:a', 'libopus', '-b:a', '48k', '-f', 'ogg'] },
  aac: { type: 'audio/aac', args: ['-c:a', 'aac', '-b:a', '96k', '-f', 'adts'] },
};

const SpeechRequest = Type.Object({
  model: Type.String({ minLength: 1 }),
  input: Type.String({ minLength: 1, maxLength: 4096 }),
  voice: Type.Enum(Object.keys(VOICES)),
  response_format: Type.Optional(Type.Enum(Object.keys(FORMATS))),
  speed: Type.Optional(Type.Number({ minimum: 0.25, maximum: 4 })),
});
type SpeechRequest = Static<typeof SpeechRequest>;

/** Real speech from espeak-ng in OpenAI's format. */
export const speech: Vendor = {
  name: 'speech',
  renderError: renderOpenAiError,
  routes(app, sandbox) {
    openAiScope(app, ['sandbox-speech']);
    app.post<{ Body: SpeechRequest }>(
      '/v1/audio/speech',
      { schema: { body: SpeechRequest } },
      async (request, reply) => {
        request.call.summary = `${request.body.voice}: ${request.body.input.slice(0, 80)}`;
        return sendAnswer(reply, await answerOnce('speech', sandbox, request, () => say(request.body, sandbox)));
      },
    );
  },
};

async function say(
  { input, voice, speed = 1, response_format = 'mp3' }: SpeechRequest,
  sandbox: SandboxContext,
): Promise<Answer> {
  if (splitSentences(input).length === 0)
    throw new VendorError('invalid', 'The input holds nothing that can be spoken.');
  const { type, args } = FORMATS[response_format]!;
  const spoken = await speak(input, VOICES[voice]!, speed);
  return { status: 200, type, body: await utter(sandbox.database, spoken, ['-ar', '24000', ...args]) };
}
