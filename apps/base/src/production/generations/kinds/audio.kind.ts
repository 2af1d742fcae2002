import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { invalid, type Micro } from '@reelsheet/kernel';
import { Decimal, Text } from '@reelsheet/platform-http';
import { SPEECH_MODEL, SPEECH_SPEED, speechPrice, SpeechProvider } from '@reelsheet/provider-speech';
import { GenerationKind, type Completed, type KindRequest, type Work } from './kind.js';
import { requiredText } from './written.js';

export class AudioData {
  @Text({ optional: true, about: "what is said; knows {{names}}; the cell's own prompt where absent" })
  text?: string;

  @Text({ optional: true, about: 'another name for `text`' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is said' })
  prompt_var?: string;

  @Text({ optional: true, min: 1, max: 200, about: "the agent's voice where absent, else the provider's default" })
  voice_id?: string;

  @Decimal({ optional: true, ...SPEECH_SPEED })
  speed?: number;
}

export interface AudioInput {
  readonly text: string;
  readonly voice?: string;
  readonly speed: number;
}

@Injectable()
export class AudioKind extends GenerationKind<AudioData, AudioInput> {
  readonly type = 'audio_generation';
  readonly names = ['audio_generation'];
  readonly data = AudioData;

  constructor(private readonly provider: SpeechProvider) {
    super();
  }

  async read({ data, voice: ownVoice, ...place }: KindRequest<AudioData>): Promise<AudioInput> {
    const field = data.text === undefined ? 'prompt' : 'text';
    const text = await requiredText({ field, text: data[field], from: data.prompt_var }, place);
    if (text.length > SPEECH_MODEL.maxCharacters)
      throw invalid(`data.${field}`, `must be at most ${SPEECH_MODEL.maxCharacters} characters long`);
    const voice = data.voice_id ?? (await ownVoice());
    return { text, ...(voice ? { voice } : {}), speed: data.speed ?? SPEECH_SPEED.default };
  }

  modelOf(): string {
    return SPEECH_MODEL.vendorModel;
  }

  estimate({ text }: AudioInput): Micro {
    return speechPrice(text);
  }

  async run({ key, input, folder, signal }: Work<AudioInput>): Promise<Completed> {
    const destination = join(folder, 'speech.mp3');
    const { contentType } = await this.provider.speak({
      ...input,
      format: 'mp3',
      destination,
      idempotencyKey: key,
      signal,
    });
    return {
      state: 'completed',
      files: [{ path: destination, fileName: 'speech.mp3', contentType }],
      cost: speechPrice(input.text),
    };
  }
}
