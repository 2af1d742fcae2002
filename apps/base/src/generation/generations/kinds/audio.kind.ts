import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock, DomainError, inParallel, invalid, type Micro } from '@reelsheet/kernel';
import { MAX_SPOKEN_TEXT_LENGTH, ModelCatalog, speechPrice } from '@reelsheet/model-catalog';
import { insideTransaction } from '@reelsheet/platform-database';
import { ProviderError } from '@reelsheet/provider-common';
import { AUDIO_FORMATS, type SpeechProvider, type SpeechRequest } from '@reelsheet/provider-speech';
import { SpeechVendors } from '../vendors/generation-vendors.js';
import { GenerationErrors } from '../generation.errors.js';
import { GenerationChunks } from '../generation-chunks.job.js';
import type { GenerationType } from '../generation.js';
import type { NamedVoice } from '../../../agents/voices/voice.js';
import { AudioData, type AudioInput } from './inputs/audio-input.js';
import { chooseModel } from './model-options.js';
import { MAX_PARALLEL_CHUNKS, SPEECH_SPEED, SPOKEN_CHARACTERS } from './kind-limits.js';
import {
  GenerationKind,
  type ExpectedMedia,
  type GenerationAttempt,
  type KindRequest,
  type KindResult,
} from './generation.kind.js';
import { joinSpeech } from './speech-file.js';
import { PromptTexts } from './prompt-texts.js';
import { chunksOf, lengthOf } from './speech-text.js';

/** Progress once all chunks are synthesized. */
const SYNTHESIZED = 0.95;
/** Name of the stored chunk that records when the vendor was first called. */
const FIRST_CALL = 'first_call';

type SpeechChunk = Pick<SpeechRequest, 'text' | 'speed' | 'format' | 'destination' | 'repeatedSince'>;

@Injectable()
export class AudioKind extends GenerationKind<AudioData, AudioInput> {
  readonly type: GenerationType = 'audio_generation';
  readonly names: readonly string[] = ['audio_generation'];
  readonly data = AudioData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: SpeechVendors,
    private readonly texts: PromptTexts,
    private readonly chunks: GenerationChunks,
    private readonly clock: Clock,
  ) {
    super();
  }

  override needsVoice({ voice_id }: AudioData): boolean {
    return voice_id === undefined;
  }

  async validate(request: KindRequest<AudioData>): Promise<AudioInput> {
    const { data, agentId } = request;
    const field = data.text === undefined || data.prompt_var ? 'prompt' : 'text';
    const text = await this.texts.required({ field, text: data[field], from: data.prompt_var }, request);
    if (lengthOf(text) > MAX_SPOKEN_TEXT_LENGTH)
      throw invalid(`data.${field}`, `must be at most ${MAX_SPOKEN_TEXT_LENGTH} characters long`);
    const named = data.voice_id === undefined ? (request.voice ?? this.defaultVoice()) : { voice: data.voice_id };
    const [model, { provider, vendorModel, price, maxCharacters, speed }] =
      this.catalog.speaking(named.voice) ?? this.rejectVoice(named.voice);
    const isOwn = await this.vendors.of(provider).isOwn(agentId, named);
    return {
      model,
      text,
      ...named,
      ...(isOwn ? { account: `${provider}:agent-${agentId}` } : {}),
      speed: data.speed ?? SPEECH_SPEED.default,
      served: { provider, vendorModel, price },
      call: { maxCharacters, speed },
    };
  }

  /** An order inside a transaction cannot wait for a vendor; an unknown voice then fails the job when it runs. */
  override async admit(input: AudioInput, agentId: number): Promise<void> {
    if (insideTransaction()) return;
    try {
      if (!(await this.vendors.of(input.served.provider).speakerOf(agentId, input))) this.rejectVoice(input.voice);
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

  override expects({ text, speed }: AudioInput): ExpectedMedia {
    const atPace = (charactersPerSecond: number) => lengthOf(text) / speed / charactersPerSecond;
    return { objectType: 'audio', seconds: [atPace(SPOKEN_CHARACTERS.max), atPace(SPOKEN_CHARACTERS.min)] };
  }

  async run(attempt: GenerationAttempt<AudioInput>): Promise<KindResult> {
    const { context, input, folder } = attempt;
    const path = join(folder, 'speech.mp3');
    const chunks = chunksOf(input.text, input.call.maxCharacters);
    const speed = Math.min(input.call.speed.max, Math.max(input.call.speed.min, input.speed));
    const tempo = input.speed / speed;
    const speaker = await this.speakerOf(attempt);
    const repeatedSince = speaker.knowsKeys ? undefined : await this.firstCallBefore(attempt);
    const speak = (chunk: SpeechChunk, index?: number) =>
      this.speak(attempt, speaker, { ...chunk, repeatedSince }, index);
    if (chunks.length === 1 && tempo === 1) {
      await speak({ text: chunks[0]!, speed, format: 'mp3', destination: path });
    } else {
      let spoken = 0;
      const files = await inParallel([...chunks.entries()], MAX_PARALLEL_CHUNKS, async ([index, text]) => {
        const destination = join(folder, `chunk-${index}.wav`);
        // Lossless, because an MP3 encoder adds gaps that would be audible where the chunks are joined.
        await speak({ text, speed, format: 'wav', destination }, index);
        await this.chunks.advance(context, (SYNTHESIZED * ++spoken) / chunks.length);
        return destination;
      });
      await joinSpeech(files, path, tempo, context.signal);
    }
    return {
      state: 'completed',
      files: [{ path, fileName: 'speech.mp3', contentType: AUDIO_FORMATS.mp3 }],
      cost: this.estimate(input),
    };
  }

  private async speak(
    { context, input }: GenerationAttempt<AudioInput>,
    speaker: SpeechProvider,
    chunk: SpeechChunk,
    index?: number,
  ): Promise<void> {
    await speaker.speak({
      ...chunk,
      vendorModel: input.served.vendorModel,
      voice: input.voice,
      idempotencyKey: index === undefined ? context.key : `${context.key}:${index}`,
      signal: context.signal,
    });
  }

  private async speakerOf({ context, input }: GenerationAttempt<AudioInput>): Promise<SpeechProvider> {
    const speaker = await this.vendors.of(input.served.provider).speakerOf(context.job.agentId, input, context.signal);
    if (!speaker) throw new DomainError(GenerationErrors.unknownVoice, `No voice account has the voice ${input.voice}`);
    return speaker;
  }

  private defaultVoice(): NamedVoice {
    const [, { defaultVoice }] = chooseModel(this.catalog.speech);
    if (defaultVoice === undefined)
      throw invalid('data.voice_id', 'is required: the models here have no voice of their own');
    return { voice: defaultVoice };
  }

  private rejectVoice(voice: string): never {
    const names = this.catalog.speech.entries().flatMap(([, { voices = [] }]) => voices);
    const ofModels = names.length > 0 ? `none of ${names.join(', ')} and ` : '';
    throw invalid('data.voice_id', `must name a voice: ${voice} is ${ofModels}of no voice account`);
  }

  /**
   * Returns when an earlier attempt first called the vendor. Otherwise stores the current time, before the vendor is
   * called, and returns undefined.
   */
  private async firstCallBefore({ context }: GenerationAttempt<AudioInput>): Promise<Date | undefined> {
    const firstCall = (await this.chunks.of(context)).get(FIRST_CALL) as { readonly at: string } | undefined;
    if (firstCall) return new Date(firstCall.at);
    await this.chunks.store(context, FIRST_CALL, { at: this.clock.now().toISOString() }, 0);
    return undefined;
  }
}
