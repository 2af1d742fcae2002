import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTemporaryFolder } from '../../media/temporary.js';
import { Failure } from '../../server/failure.js';
import { type Form, readForm } from '../../server/forms.js';
import { answerOnce, openAiScope, renderOpenAiFailure, sendAnswer } from '../../server/openai.js';
import type { Vendor, World } from '../../server/vendor.js';
import { type Answer, jsonAnswer } from '../../store/answers.js';
import { spokenTexts } from '../speech/spoken.js';
import { type Heard, recognise } from './recognise.js';

const MAX_BYTES = 25 * 2 ** 20;

/** Transcription in OpenAI's format. It knows what the speech vendor said; anything else is heard as music, without text. */
export const transcription: Vendor = {
  name: 'transcription',
  renderFailure: renderOpenAiFailure,
  routes(app, world) {
    openAiScope(app, ['sandbox-transcription']);
    app.post('/v1/audio/transcriptions', async (request, reply) => {
      const form = await readForm(request);
      const answer = await answerOnce('transcription', world, request, () => transcribe(form, world));
      request.call.summary = answer.body.toString().slice(0, 120);
      return sendAnswer(reply, answer);
    });
  },
};

async function transcribe(form: Form, world: World): Promise<Answer> {
  const file = form.files.find((each) => each.field === 'file');
  if (!file) throw new Failure('invalid', "Missing required parameter: 'file'.", 'missing_required_parameter');
  if (!form.fields.get('model')?.[0])
    throw new Failure('invalid', "Missing required parameter: 'model'.", 'missing_required_parameter');
  if (file.bytes.length > MAX_BYTES)
    throw new Failure('invalid', 'Maximum content size limit (26214400) exceeded.', undefined, 413);
  const render = RENDERINGS[form.fields.get('response_format')?.[0] ?? 'json'];
  if (!render)
    throw new Failure('invalid', "Invalid value for 'response_format': json, text and verbose_json are supported.");
  const heard = await inTemporaryFolder(async (dir) => {
    const path = join(dir, 'sound');
    await writeFile(path, file.bytes);
    return recognise(path, spokenTexts(world.database));
  });
  if (!heard) throw new Failure('invalid', 'Invalid file format: no sound could be decoded.', 'invalid_file');
  return render(heard, form);
}

type Rendering = (heard: Heard, form: Form) => Answer;

const RENDERINGS: Record<string, Rendering> = {
  json: (heard) => jsonAnswer({ text: textOf(heard) }),
  text: (heard) => ({ status: 200, type: 'text/plain; charset=utf-8', body: Buffer.from(`${textOf(heard)}\n`) }),
  verbose_json: (heard, form) => {
    const asked = form.fields.get('timestamp_granularities[]') ??
      form.fields.get('timestamp_granularities') ?? ['segment'];
    return jsonAnswer({
      task: 'transcribe',
      language: 'english',
      duration: milliseconds(heard.duration),
      text: textOf(heard),
      ...(asked.includes('segment') && { segments: heard.sentences.map(toSegment) }),
      ...(asked.includes('word') && { words: heard.sentences.flatMap((sentence) => sentence.words.map(toWord)) }),
    });
  },
};

function textOf(heard: Heard): string {
  return heard.sentences.map((sentence) => sentence.text).join(' ');
}

function toSegment(sentence: Heard['sentences'][number], id: number): object {
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

/** Words come without their punctuation, as such a vendor gives them. */
function toWord({ word, start, end }: Heard['sentences'][number]['words'][number]): object {
  const plain = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return { word: plain, start: milliseconds(start), end: milliseconds(end) };
}

/** Seconds, exact to the millisecond. */
function milliseconds(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
