import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProviderError } from '@reelsheet/provider-common';
import { type OpenAiConfig, OpenAiVendor } from '@reelsheet/provider-common/openai';
import { Mp3Walk } from './mp3-walk.js';
import { AUDIO_FORMATS, type AudioFormat, SpeechProvider, type SpeechRequest, type SpokenFile } from './port.js';
import { WavWalk } from './wav-walk.js';

const VENDOR = 'speech';
const BOUNDS = { timeoutMs: 180_000, maxAnswerBytes: 256 * 2 ** 20 };
const WALKS = { mp3: Mp3Walk, wav: WavWalk } as const;

/** Any vendor that speaks OpenAI's `POST /audio/speech`. */
export class OpenAiSpeechProvider extends SpeechProvider {
  private readonly vendor: OpenAiVendor;

  constructor(config: OpenAiConfig) {
    super();
    this.vendor = new OpenAiVendor(VENDOR, config, BOUNDS);
  }

  async speak(request: SpeechRequest): Promise<SpokenFile> {
    const { format, destination: file } = request;
    try {
      const bytes = await this.vendor.call(request, async (client, options) => {
        const { body } = await client.audio.speech.create(fieldsOf(request), options);
        if (!body) throw new ProviderError(VENDOR, 'corrupt_answer', { reason: 'empty' });
        return save(Readable.fromWeb(body), format, file, options.signal);
      });
      return { file, contentType: AUDIO_FORMATS[format], bytes };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }
}

function fieldsOf({ vendorModel, text, voice, speed, format }: SpeechRequest) {
  return { model: vendorModel, input: text, voice, speed, response_format: format };
}

/** Writes the stream to `file` and gives its length; throws `corrupt_answer` where it is not a whole file of its format. */
async function save(audio: Readable, format: AudioFormat, file: string, signal: AbortSignal): Promise<number> {
  const walk = new WALKS[format]();
  let bytes = 0;
  await pipeline(
    audio,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        walk.push(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file),
    { signal },
  );
  if (!walk.isWhole()) throw new ProviderError(VENDOR, 'corrupt_answer', { reason: `not a whole ${format} file` });
  return bytes;
}
