import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, inParallel, invalid, type Micro } from '@reelsheet/kernel';
import { ModelCatalog, transcriptionPrice, type ProviderOf } from '@reelsheet/model-catalog';
import { Decimal, Nested, Text, Whole } from '@reelsheet/platform-http';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { MediaFetcher } from '../../../assets/media/media-fetcher.js';
import { TranscriptionVendors } from '../vendors/generation-vendors.js';
import { chooseModel } from './model-options.js';
import { GenerationKind, type Completed, type KindInput, type KindRequest, type Served, type Work } from './kind.js';
import { isSilent, segmentsOf, type Segment } from './sound-cuts.js';
import { cutSound, levelsOf, MAX_SOUND_SECONDS, takeSound, type Part, type Sound } from './sound.js';
import { joined, type HeardSegment } from './transcript.js';

const FETCH_LIMITS = { maxBytes: 2 ** 30, timeoutMs: 600_000 };
/** Held for a source whose length is not known yet. */
const ASSUMED_SECONDS = 5 * 60;
/** Of the stretches of one sound, so that a long one leaves room for others at the vendor. */
const AT_ONCE = 3;
/** How far it is when the sound is there, and when all of it is heard. */
const FETCHED = 0.1;
const HEARD = 0.95;
const NOTHING: HeardSegment['heard'] = { fullText: '', sentences: [], words: [] };

export class SourceAddress {
  @Text({ max: 2_048, about: 'http or https address of the file' })
  value!: string;
}

export class TrimData {
  @Decimal({ min: 0, max: 86_400 })
  start_seconds!: number;

  @Decimal({ min: 0, max: 86_400, about: 'above 0' })
  duration_seconds!: number;
}

export class TranscriptionData {
  @Nested(() => SourceAddress, {
    optional: true,
    about: `at most ${MAX_SOUND_SECONDS / 3_600} hours of sound, or of the part that \`trim\` names`,
  })
  audio?: SourceAddress;

  @Nested(() => SourceAddress, { optional: true, about: 'its sound is taken' })
  video?: SourceAddress;

  @Whole({ optional: true, min: 1, about: "an audio or video among the agent's resources" })
  content_resource_id?: number;

  @Nested(() => TrimData, { optional: true, about: 'times are then counted from the start of the part' })
  trim?: TrimData;
}

export interface TranscriptionInput extends KindInput {
  readonly source: { readonly url: string } | { readonly contentResourceId: number };
  readonly trim?: Part;
  /** Seconds that were held for. */
  readonly assumedSeconds: number;
  readonly served: Served<ProviderOf<'transcription'>, number>;
}

@Injectable()
export class TranscriptionKind extends GenerationKind<TranscriptionData, TranscriptionInput> {
  readonly type = 'transcription';
  readonly names = ['transcription'];
  readonly data = TranscriptionData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: TranscriptionVendors,
    private readonly resources: ContentResourceReader,
    private readonly media: MediaFetcher,
    private readonly outbound: OutboundClient,
  ) {
    super();
  }

  async read({ data, agentId }: KindRequest<TranscriptionData>): Promise<TranscriptionInput> {
    const { audio, video, content_resource_id: id } = data;
    if ([audio, video, id].filter((source) => source !== undefined).length !== 1) {
      throw invalid('data', 'must hold exactly one of audio, video, content_resource_id');
    }
    const trim = readTrim(data.trim);
    const [model, { provider, vendorModel, price }] = chooseModel(this.catalog.transcription);
    const served = { provider, vendorModel, price };
    if (id !== undefined) {
      const { duration } = await this.resource(agentId, id);
      return {
        model,
        served,
        source: { contentResourceId: id },
        ...trim,
        assumedSeconds: trim.trim?.duration ?? duration ?? ASSUMED_SECONDS,
      };
    }
    const url = this.address(audio ? 'audio' : 'video', (audio ?? video)!.value);
    return { model, served, source: { url }, ...trim, assumedSeconds: trim.trim?.duration ?? ASSUMED_SECONDS };
  }

  estimate({ assumedSeconds, served }: TranscriptionInput): Micro {
    return transcriptionPrice(served.price, assumedSeconds);
  }

  async run(work: Work<TranscriptionInput>): Promise<Completed> {
    const sound = await this.sound(work);
    const cost = transcriptionPrice(work.input.served.price, sound.seconds);
    await work.require(cost);
    const endMs = Math.round(sound.seconds * 1_000);
    const { fullText, sentences } = joined(await this.hearAll(work, sound, endMs), endMs);
    return {
      state: 'completed',
      cost,
      result: { full_text: fullText, sentences, audio_duration: endMs / 1_000 },
    };
  }

  private async sound(work: Work<TranscriptionInput>): Promise<Sound> {
    const source = join(work.folder, 'source');
    await this.fetch(work, source);
    const sound = await takeSound(source, join(work.folder, 'sound.wav'), work.input.trim, work.signal);
    await rm(source);
    return sound;
  }

  private async hearAll(work: Work<TranscriptionInput>, sound: Sound, endMs: number): Promise<HeardSegment[]> {
    const maxBytes = this.catalog.transcription.find(work.input.model)?.maxBytes;
    const kept = await work.kept();
    let heardMs = 0;
    return inParallel(segmentsOf(sound.levels, endMs, maxBytes), AT_ONCE, async (segment) => {
      const levels = levelsOf(sound, segment);
      const name = nameOf(segment, levels);
      const known = kept.get(name) as HeardSegment['heard'] | undefined;
      const heard = known ?? (isSilent(levels) ? NOTHING : await this.hear(work, sound, segment, name));
      heardMs += segment.endMs - segment.startMs;
      if (!known) await work.keep(name, heard, FETCHED + ((HEARD - FETCHED) * heardMs) / endMs);
      return { segment, heard };
    });
  }

  /** Once for each of its names, whoever asks. */
  private async hear(
    { key, folder, input, signal }: Work<TranscriptionInput>,
    sound: Sound,
    segment: Segment,
    name: string,
  ): Promise<HeardSegment['heard']> {
    const file = join(folder, `${segment.startMs}.flac`);
    await cutSound(sound, segment, file, signal);
    const { fullText, sentences, words } = await this.vendors.of(input.served.provider).transcribe({
      vendorModel: input.served.vendorModel,
      file,
      contentType: 'audio/flac',
      idempotencyKey: `${key}:${name}`,
      signal,
    });
    await rm(file);
    return { fullText, sentences, words: isHeardTwice(segment) ? words : [] };
  }

  private async fetch({ input: { source }, agentId, signal }: Work<TranscriptionInput>, file: string): Promise<void> {
    if ('url' in source) await this.outbound.download(source.url, file, { ...FETCH_LIMITS, signal });
    else await this.media.fromStorage((await this.resource(agentId, source.contentResourceId)).url, file, { signal });
  }

  private async resource(agentId: number, id: number) {
    const resource = (await this.resources.find(agentId, [id])).get(id);
    if (!resource) throw new DomainError(CommonErrors.notFound, `Content resource ${id} not found`);
    if (!['audio', 'video'].includes(resource.objectType))
      throw invalid('data.content_resource_id', 'must name an audio or a video');
    return resource;
  }

  /** Refuses at once what could never be fetched. */
  private address(field: string, value: string): string {
    try {
      return this.outbound.check(value).href;
    } catch (error) {
      throw error instanceof DomainError ? invalid(`data.${field}.value`, `is refused: ${error.message}`) : error;
    }
  }
}

/** By what is in it, so that a source that has changed since is never taken for what it was. */
function nameOf({ fromMs, toMs }: Segment, levels: readonly number[]): string {
  const digest = createHash('sha256').update(levels.join()).digest('hex').slice(0, 16);
  return `${fromMs}-${toMs}:${digest}`;
}

const isHeardTwice = ({ startMs, endMs, fromMs, toMs }: Segment) => fromMs < startMs || toMs > endMs;

function readTrim(trim: TrimData | undefined): { trim?: Part } {
  if (!trim) return {};
  if (trim.duration_seconds === 0) throw invalid('data.trim.duration_seconds', 'must be greater than 0');
  return { trim: { start: trim.start_seconds, duration: trim.duration_seconds } };
}
