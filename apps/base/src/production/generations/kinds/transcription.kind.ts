import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, type Micro } from '@reelsheet/kernel';
import { Decimal, Nested, Text, Whole } from '@reelsheet/platform-http';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { ModelCatalog, transcriptionPrice, type ProviderOf } from '@reelsheet/model-catalog';
import { ContentResourceReader } from '../../../library/content-resources/content-resource.reader.js';
import { MediaFetcher } from '../../../storage/media/media-fetcher.js';
import { TranscriptionVendors } from '../generation-vendors.js';
import { GenerationKind, type Completed, type KindInput, type KindRequest, type Served, type Work } from './kind.js';
import { cutSound, type Part } from './sound.js';

const FETCH_LIMITS = { maxBytes: 2 ** 30, timeoutMs: 600_000 };
/** Held for a source whose length is not known yet. */
const ASSUMED_SECONDS = 5 * 60;

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
  @Nested(() => SourceAddress, { optional: true })
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
    const model = this.catalog.transcription.default;
    const { provider, vendorModel, price } = this.catalog.transcription.find(model)!;
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
    const source = join(work.folder, 'source');
    await this.fetch(work, source);
    const { served, trim } = work.input;
    const sound = await cutSound(source, join(work.folder, 'sound.mp3'), trim, work.signal);
    const cost = transcriptionPrice(served.price, sound.seconds);
    await work.require(cost);
    const { fullText, sentences, audioDuration } = await this.vendors.of(served.provider).transcribe({
      vendorModel: served.vendorModel,
      file: sound.file,
      contentType: 'audio/mpeg',
      idempotencyKey: work.key,
      signal: work.signal,
    });
    return { state: 'completed', cost, result: { full_text: fullText, sentences, audio_duration: audioDuration } };
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

function readTrim(trim: TrimData | undefined): { trim?: Part } {
  if (!trim) return {};
  if (trim.duration_seconds === 0) throw invalid('data.trim.duration_seconds', 'must be greater than 0');
  return { trim: { start: trim.start_seconds, duration: trim.duration_seconds } };
}
