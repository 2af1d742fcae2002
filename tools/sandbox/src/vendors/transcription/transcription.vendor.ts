import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../media/temporary.js';
import { VendorError } from '../../server/vendor-error.js';
import { type Form, readForm } from '../../server/forms.js';
import { answerOnce, openAiScope, renderOpenAiError, sendAnswer } from '../../server/openai.js';
import type { Vendor, SandboxContext } from '../../server/vendor.js';
import { type Answer, jsonAnswer } from '../../store/idempotent-responses.js';
import { spokenTexts } from '../speech/spoken-texts.js';
import { type RecognizedSound, recognise } from './recognise.js';

const MAX_BYTES = 25 * 2 ** 20;

/**
 * Transcription in OpenAI's format. It recognizes the texts of the speech vendor; any other sound
 * has no words.
 */
export const transcription: Vendor = {
  name: 'transcription',
  renderError: renderOpenAiError,
  routes(app, sandbox) {
    openAiScope(app, ['sandbox-transcription']);
    app.post('/v1/audio/transcriptions', async (request, reply) => {
      const form = await readForm(request);
      const answer = await answerOnce('transcription', sandbox, request, () => transcribe(form, sandbox));
      request.call.summary = answer.body.toString().slice(0, 120);
      return sendAnswer(reply, answer);
    });
  },
};

async function transcribe(form: Form, sandbox: SandboxContext): Promise<Answer> {
  const file = form.files.find((each) => each.field === 'file');
  if (!file) throw new VendorError('invalid', "Missing required parameter: 'file'.", 'missing_required_parameter');
  if (!form.fields.get('model')?.[0])
    throw new VendorError('invalid', "Missing required parameter: 'model'.", 'missing_required_parameter');
  if (file.bytes.length > MAX_BYTES)
    throw new VendorError('invalid', 'Maximum content size limit (26214400) exceeded.', undefined, 413);
  const render = RENDERINGS[form.fields.get('response_format')?.[0] ?? 'json'];
  if (!render)
    throw new VendorError('invalid', "Invalid value for 'response_format': json, text and verbose_json are supported.");
  const recognized = await inTemporaryFolder(async (dir) => {
    const path = join(dir, 'sound');
    await writeFile(path, file.bytes);
    return recognise(path, spokenTexts(sandbox.database));
  });
  if (!recognized) throw new VendorError('invalid', 'Invalid file format: no sound could be decoded.', 'invalid_file');
  return render(recognized, form);
}

type Rendering = (recognized: RecognizedSound, form: Form) => Answer;

const RENDERINGS: Record<string, Rendering> = {
  json: (recognized) => jsonAnswer({ text: textOf(recognized) }),
  text: (recognized) => ({
    status: 200,
    type: 'text/plain; charset=utf-8',
    body: Buffer.from(`${textOf(recognized)}\n`),
  }),
  verbose_json: (recognized, form) => {
    const requested = form.fields.get('timestamp_granularities[]') ??
      form.fields.get('timestamp_granularities') ?? ['segment'];
    return jsonAnswer({
      task: 'transcribe',
      language: 'english',
      duration: milliseconds(recognized.duration),
      text: textOf(recognized),
      ...(requested.includes('segment') && { segments: recognized.sentences.map(toSegment) }),
      ...(requested.includes('word') && {
        words: recognized.sentences.flatMap((sentence) => sentence.words.map(toWord)),
      }),
    });
  },
};

function textOf(recognized: RecognizedSound): string {
  return recognized.sentences.map((sentence) => sentence.text).join(' ');
}

function toSegment(sentence: RecognizedSound['sentences'][number], id: number): object {
  return {
    id,
    seek: 0,
    start: milliseconds(sentence.start),
    end: milliseconds(sentence.end),
    text: ` ${sentence.text}`,
    tokens: [],
    temperature: 0,
    avg_logprob: -0.2,
    compression_ratio: 1.2,
    no_speech_prob: 0.01,
  };
}

/** Returns a word without punctuation, like the vendor. */
function toWord({ word, start, end }: RecognizedSound['sentences'][number]['words'][number]): object {
  const plain = word.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  return { word: plain, start: milliseconds(start), end: milliseconds(end) };
}

/** Rounds seconds to milliseconds. */
function milliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
