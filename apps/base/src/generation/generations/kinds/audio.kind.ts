import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError, inParallel, invalid, type Micro } from '@reelsheet/kernel';
import {
  MAX_SPOKEN_TEXT_LENGTH,
  ModelCatalog,
  speechPrice,
  type ProviderOf,
  type SpeechModel,
} from '@reelsheet/model-catalog';
import { insideTransaction } from '@reelsheet/platform-database';
import { Decimal, Text } from '@reelsheet/platform-http';
import { ProviderError } from '@reelsheet/provider-common';
import { AUDIO_FORMATS, type SpeechProvider, type SpeechRequest } from '@reelsheet/provider-speech';
import { SpeechVendors } from '../vendors/generation-vendors.js';
import { GenerationErrors } from '../generation.errors.js';
import type { GenerationType } from '../generation.js';
import type { NamedVoice } from '../../../agents/voices/voice.js';
import { chooseModel } from './model-options.js';
import { GenerationKind, type Completed, type KindRequest, type Served, type Work } from './kind.js';
import { joinSpeech } from './speech-file.js';
import { lengthOf, piecesOf } from './speech-text.js';
import { requiredText } from './text-result.js';

const SPEED = { min: 0.25, max: 4, default: 1 };
/** Of the pieces of one text, so that a long one leaves room for others at the vendor. */
const AT_ONCE = 3;
/** How far it is when all pieces are spoken. */
const SPOKEN = 0.95;
/** The piece that says when the vendor was first asked. */
const ASKED = 'asked';

export class AudioData {
  @Text({
    optional: true,
    about: `what is said, at most ${MAX_SPOKEN_TEXT_LENGTH} characters; knows {{names}}; it, \`prompt\` or \`prompt_var\` is required`,
  })
  text?: string;

  @Text({ optional: true, about: 'another name for `text`' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is said' })
  prompt_var?: string;

  @Text({
    optional: true,
    min: 1,
    max: 200,
    about:
      "a voice of `GET /models`, or the id of a voice in the agent's connected voice account or in ours; the agent's own voice where absent, else the catalogue's default",
  })
  voice_id?: string;

  @Decimal({ optional: true, ...SPEED })
  speed?: number;
}

export interface AudioInput extends NamedVoice {
  readonly model: string;
  readonly text: string;
  readonly speed: number;
  readonly served: Served<ProviderOf<'speech'>, number>;
  /** Whose limits count, where it may not be the provider's own account. */
  readonly account?: string;
  /** What one call to the vendor takes. */
  readonly call: Pick<SpeechModel, 'maxCharacters' | 'speed'>;
}

type Piece = Pick<SpeechRequest, 'text' | 'speed' | 'format' | 'destination' | 'askedSince'>;

@Injectable()
export class AudioKind extends GenerationKind<AudioData, AudioInput> {
  readonly type: GenerationType = 'audio_generation';
  readonly names: readonly string[] = ['audio_generation'];
  readonly data = AudioData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: SpeechVendors,
    private readonly clock: Clock,
  ) {
    super();
  }

  async read({ data, voice: ownVoice, ...place }: KindRequest<AudioData>): Promise<AudioInput> {
    const field = data.text === undefined || data.prompt_var ? 'prompt' : 'text';
    const text = await requiredText({ field, text: data[field], from: data.prompt_var }, place);
    if (lengthOf(text) > MAX_SPOKEN_TEXT_LENGTH)
      throw invalid(`data.${field}`, `must be at most ${MAX_SPOKEN_TEXT_LENGTH} characters long`);
    const named = data.voice_id === undefined ? ((await ownVoice()) ?? this.defaultVoice()) : { voice: data.voice_id };
    const [model, { provider, vendorModel, price, maxCharacters, speed }] =
      this.catalog.speaking(named.voice) ?? this.refuse(named.voice);
    const isOwn = await this.vendors.of(provider).isOwn(place.agentId, named);
    return {
      model,
      text,
      ...named,
      ...(isOwn ? { account: `${provider}:agent-${place.agentId}` } : {}),
      speed: data.speed ?? SPEED.default,
      served: { provider, vendorModel, price },
      call: { maxCharacters, speed },
    };
  }

  /** An order within a transaction can't wait for a vendor: whether its voice is known shows when it is spoken. */
  override async admit(input: AudioInput, agentId: number): Promise<void> {
    if (insideTransaction()) return;
    try {
      if (!(await this.vendors.of(input.served.provider).speakerOf(agentId, input))) this.refuse(input.voice);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }

  override accountOf({ account, served }: AudioInput): string {
    return account ?? served.provider;
  }

  estimate({ text, served }: AudioInput): Micro {
    return speechPrice(served.price, text);
  }

  async run(work: Work<AudioInput>): Promise<Completed> {
    const { input, folder, signal } = work;
    const path = join(folder, 'speech.mp3');
    const pieces = piecesOf(input.text, input.call.maxCharacters);
    const speed = Math.min(input.call.speed.max, Math.max(input.call.speed.min, input.speed));
    const tempo = input.speed / speed;
    const speaker = await this.speakerOf(work);
    const askedSince = speaker.knowsKeys ? undefined : await this.askedBefore(work);
    const speak = (piece: Piece, index?: number) => this.speak(work, speaker, { ...piece, askedSince }, index);
    if (pieces.length === 1 && tempo === 1) {
      await speak({ text: pieces[0]!, speed, format: 'mp3', destination: path });
    } else {
      let spoken = 0;
      const files = await inParallel([...pieces.entries()], AT_ONCE, async ([index, text]) => {
        const destination = join(folder, `piece-${index}.wav`);
        // Without loss, so that no gap is left where they are joined.
        await speak({ text, speed, format: 'wav', destination }, index);
        await work.progress((SPOKEN * ++spoken) / pieces.length);
        return destination;
      });
      await joinSpeech(files, path, tempo, signal);
    }
    return {
      state: 'completed',
      files: [{ path, fileName: 'speech.mp3', contentType: AUDIO_FORMATS.mp3 }],
      cost: this.estimate(input),
    };
  }

  private async speak({ key, input, signal }: Work<AudioInput>, speaker: SpeechProvider, piece: Piece, index?: number) {
    await speaker.speak({
      ...piece,
      vendorModel: input.served.vendorModel,
      voice: input.voice,
      idempotencyKey: index === undefined ? key : `${key}:${index}`,
      signal,
    });
  }

  private async speakerOf({ input, agentId, signal }: Work<AudioInput>): Promise<SpeechProvider> {
    const speaker = await this.vendors.of(input.served.provider).speakerOf(agentId, input, signal);
    if (!speaker) throw new DomainError(GenerationErrors.unknownVoice, `No voice account has the voice ${input.voice}`);
    return speaker;
  }

  private defaultVoice(): NamedVoice {
    const [, { defaultVoice }] = chooseModel(this.catalog.speech);
    if (defaultVoice === undefined)
      throw invalid('data.voice_id', 'is required: the models here have no voice of their own');
    return { voice: defaultVoice };
  }

  private refuse(voice: string): never {
    const names = this.catalog.speech.entries().flatMap(([, { voices = [] }]) => voices);
    const ofModels = names.length > 0 ? `none of ${names.join(', ')} and ` : '';
    throw invalid('data.voice_id', `must name a voice: ${voice} is ${ofModels}of no voice account`);
  }

  /** When the vendor was first asked, by whoever had the job before; written down before it is. */
  private async askedBefore(work: Work<AudioInput>): Promise<Date | undefined> {
    const asked = (await work.kept()).get(ASKED) as { readonly at: string } | undefined;
    if (asked) return new Date(asked.at);
    await work.keep(ASKED, { at: this.clock.now().toISOString() }, 0);
    return undefined;
  }
}
