import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { invalid, type Micro } from '@reelsheet/kernel';
import { Decimal, Text } from '@reelsheet/platform-http';
import { ModelCatalog, speechPrice, type ProviderOf } from '@reelsheet/model-catalog';
import { SpeechVendors } from '../generation-vendors.js';
import { GenerationKind, type Completed, type KindRequest, type Served, type Work } from './kind.js';
import { requiredText } from './written.js';

const SPEED = { min: 0.25, max: 4, default: 1 };

export class AudioData {
  @Text({ optional: true, about: "what is said; knows {{names}}; the cell's own prompt where absent" })
  text?: string;

  @Text({ optional: true, about: 'another name for `text`' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is said' })
  prompt_var?: string;

  @Text({ optional: true, min: 1, max: 200, about: "the agent's voice where absent, else the provider's default" })
  voice_id?: string;

  @Decimal({ optional: true, ...SPEED })
  speed?: number;
}

export interface AudioInput {
  readonly model: string;
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
  readonly served: Served<ProviderOf<'speech'>, number>;
}

@Injectable()
export class AudioKind extends GenerationKind<AudioData, AudioInput> {
  readonly type = 'audio_generation';
  readonly names = ['audio_generation'];
  readonly data = AudioData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: SpeechVendors,
  ) {
    super();
  }

  async read({ data, voice: ownVoice, ...place }: KindRequest<AudioData>): Promise<AudioInput> {
    const field = data.text === undefined ? 'prompt' : 'text';
    const text = await requiredText({ field, text: data[field], from: data.prompt_var }, place);
    const model = this.catalog.speech.default;
    const { maxCharacters, defaultVoice, provider, vendorModel, price } = this.catalog.speech.find(model)!;
    if (text.length > maxCharacters) throw invalid(`data.${field}`, `must be at most ${maxCharacters} characters long`);
    const voice = data.voice_id ?? (await ownVoice()) ?? defaultVoice;
    return { model, text, voice, speed: data.speed ?? SPEED.default, served: { provider, vendorModel, price } };
  }

  estimate({ text, served }: AudioInput): Micro {
    return speechPrice(served.price, text);
  }

  async run({ key, input, folder, signal }: Work<AudioInput>): Promise<Completed> {
    const destination = join(folder, 'speech.mp3');
    const { text, voice, speed, served } = input;
    const { contentType } = await this.vendors.of(served.provider).speak({
      ...{ vendorModel: served.vendorModel, text, voice, speed, format: 'mp3' },
      destination,
      idempotencyKey: key,
      signal,
    });
    return {
      state: 'completed',
      files: [{ path: destination, fileName: 'speech.mp3', contentType }],
      cost: this.estimate(input),
    };
  }
}
