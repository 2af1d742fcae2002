import { rm } from 'node:fs/promises';
import { type OpenAiConfig, OpenAiVendor } from '@reelsheet/provider-common/openai';
import { AUDIO_FORMATS, SpeechProvider, type SpeechRequest, type SpokenFile } from './port.js';
import { saveAudio } from './save-audio.js';

const VENDOR = 'speech';
const BOUNDS = { timeoutMs: 180_000, maxAnswerBytes: 256 * 2 ** 20 };

/** Any vendor that speaks OpenAI's `POST /audio/speech`. */
export class OpenAiSpeechProvider extends SpeechProvider {
  readonly knowsKeys = true;
  private readonly vendor: OpenAiVendor;

  constructor(config: OpenAiConfig) {
    super();
    this.vendor = new OpenAiVendor(VENDOR, config, BOUNDS);
  }

  async speak(request: SpeechRequest): Promise<SpokenFile> {
    const { format, destination: file } = request;
    try {
      const bytes = await this.vendor.call(request, async (client, options) => {
        const answer = await client.audio.speech.create(fieldsOf(request), options);
        return saveAudio(answer, { vendor: VENDOR, format, file, signal: options.signal });
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
