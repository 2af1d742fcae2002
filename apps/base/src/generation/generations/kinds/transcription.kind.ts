import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, inParallel, invalid, type Micro } from '@reelsheet/kernel';
import { ModelCatalog, transcriptionPrice } from '@reelsheet/model-catalog';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { MediaFetcher } from '../../../assets/media/media-fetcher.js';
import { TranscriptionVendors } from '../vendors/generation-vendors.js';
import { chooseModel } from './model-options.js';
import { GenerationChunks } from '../generation-chunks.job.js';
import { MAX_PARALLEL_CHUNKS, SOURCE_LIMITS } from './kind-limits.js';
import { GenerationKind, type GenerationAttempt, type KindRequest, type KindResult } from './generation.kind.js';
import { isSilent, segmentsOf, type SoundSegment } from './sound-cuts.js';
import { extractSound, levelsOf, writeSegment, type ExtractedSound, type Trim } from './sound.js';
import { joinTranscripts, type TranscribedSegment } from './transcript.js';
import { TranscriptionData, type TranscriptionInput, type TrimData } from './inputs/transcription-input.js';

/** Length that the price is estimated for when the length of the source is unknown before it is downloaded. */
const ASSUMED_SECONDS = 5 * 60;
/** Progress once the sound is downloaded. */
const DOWNLOADED = 0.1;
/** Progress once all segments are transcribed. */
const TRANSCRIBED = 0.95;
const SILENCE: TranscribedSegment['transcript'] = { fullText: '', sentences: [], words: [] };

@Injectable()
export class TranscriptionKind extends GenerationKind<TranscriptionData, TranscriptionInput> {
  readonly type = 'transcription';
  readonly names = ['transcription'];
  readonly data = TranscriptionData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: TranscriptionVendors,
    private readonly chunks: GenerationChunks,
    private readonly resources: ContentResourceReader,
    private readonly media: MediaFetcher,
    private readonly outbound: OutboundClient,
  ) {
    super();
  }

  async validate({ data, agentId }: KindRequest<TranscriptionData>): Promise<TranscriptionInput> {
    const { audio, video, content_resource_id: id } = data;
    if ([audio, video, id].filter((source) => source !== undefined).length !== 1) {
      throw invalid('data', 'must hold exactly one of audio, video, content_resource_id');
    }
    const trim = readTrim(data.trim);
    const [model, { provider, vendorModel, price }] = chooseModel(this.catalog.transcription);
    const served = { provider, vendorModel, price };
    if (id !== undefined) {
      const { duration } = await this.requireResource(agentId, id);
      return {
        model,
        served,
        source: { contentResourceId: id },
        ...trim,
        assumedSeconds: secondsOf(trim.trim, duration),
      };
    }
    const url = this.checkAddress(audio ? 'audio' : 'video', (audio ?? video)!.value);
    return { model, served, source: { url }, ...trim, assumedSeconds: secondsOf(trim.trim, null) };
  }

  estimate({ assumedSeconds, served }: TranscriptionInput): Micro {
    return transcriptionPrice(served.price, assumedSeconds);
  }

  async run(attempt: GenerationAttempt<TranscriptionInput>): Promise<KindResult> {
    const sound = await this.loadSound(attempt);
    const endMs = Math.round(sound.seconds * 1_000);
    const cost = transcriptionPrice(attempt.input.served.price, endMs / 1_000);
    await attempt.context.ensureHold(cost);
    const { fullText, sentences } = joinTranscripts(await this.transcribeAll(attempt, sound, endMs), endMs);
    return {
      state: 'completed',
      cost,
      result: { full_text: fullText, sentences, audio_duration: endMs / 1_000 },
    };
  }

  private async loadSound(attempt: GenerationAttempt<TranscriptionInput>): Promise<ExtractedSound> {
    const { context, input, folder } = attempt;
    const source = join(folder, 'source');
    await this.download(attempt, source);
    const sound = await extractSound(source, join(folder, 'sound.wav'), input.trim, context.signal);
    await rm(source);
    return sound;
  }

  private async transcribeAll(
    attempt: GenerationAttempt<TranscriptionInput>,
    sound: ExtractedSound,
    endMs: number,
  ): Promise<TranscribedSegment[]> {
    const { context, input } = attempt;
    const maxBytes = this.catalog.transcription.find(input.model)?.maxBytes;
    const stored = await this.chunks.of(context);
    let transcribedMs = 0;
    return inParallel(segmentsOf(sound.levels, endMs, maxBytes), MAX_PARALLEL_CHUNKS, async (segment) => {
      const levels = levelsOf(sound, segment);
      const name = nameOf(segment, levels);
      const known = stored.get(name) as TranscribedSegment['transcript'] | undefined;
      const transcript = known ?? (isSilent(levels) ? SILENCE : await this.transcribe(attempt, sound, segment, name));
      transcribedMs += segment.endMs - segment.startMs;
      const progress = DOWNLOADED + ((TRANSCRIBED - DOWNLOADED) * transcribedMs) / endMs;
      if (!known) await this.chunks.store(context, name, transcript, progress);
      return { segment, transcript };
    });
  }

  private async transcribe(
    { context: { key, signal }, input, folder }: GenerationAttempt<TranscriptionInput>,
    sound: ExtractedSound,
    segment: SoundSegment,
    name: string,
  ): Promise<TranscribedSegment['transcript']> {
    const file = join(folder, `${segment.startMs}.flac`);
    await writeSegment(sound, segment, file, signal);
    const { fullText, sentences, words } = await this.vendors.of(input.served.provider).transcribe({
      vendorModel: input.served.vendorModel,
      file,
      contentType: 'audio/flac',
      idempotencyKey: `${key}:${name}`,
      signal,
    });
    await rm(file);
    return { fullText, sentences, words: isOverlapping(segment) ? words : [] };
  }

  private async download(
    { context, input: { source } }: GenerationAttempt<TranscriptionInput>,
    file: string,
  ): Promise<void> {
    const { job, signal } = context;
    if ('url' in source) {
      const url = await this.resources.presentAddress(job.agentId, source.url);
      await this.outbound.download(url, file, { ...SOURCE_LIMITS, signal });
    } else {
      const { url } = await this.requireResource(job.agentId, source.contentResourceId);
      await this.media.fromStorage(url, file, { signal });
    }
  }

  private async requireResource(agentId: number, id: number) {
    const resource = (await this.resources.find(agentId, [id])).get(id);
    if (!resource) throw new DomainError(CommonErrors.notFound, `Content resource ${id} not found`);
    if (!['audio', 'video'].includes(resource.objectType))
      throw invalid('data.content_resource_id', 'must name an audio or a video');
    return resource;
  }

  /** Rejects addresses that must not be fetched when the order is made, not when it runs. */
  private checkAddress(field: string, value: string): string {
    try {
      return this.outbound.check(value).href;
    } catch (error) {
      throw error instanceof DomainError ? invalid(`data.${field}.value`, `is refused: ${error.message}`) : error;
    }
  }
}

/** Returns the length of the part that is transcribed, as far as the length of its source is known. */
function secondsOf(trim: Trim | undefined, duration: number | null): number {
  if (duration === null) return trim?.duration ?? ASSUMED_SECONDS;
  const seconds = Math.min(trim?.duration ?? Infinity, Math.max(0, duration - (trim?.start ?? 0)));
  return Math.round(seconds * 1_000) / 1_000;
}

/** Includes a digest of the loudness levels, so that a source that has changed since has other names. */
function nameOf({ fromMs, toMs }: SoundSegment, levels: readonly number[]): string {
  const digest = createHash('sha256').update(levels.join()).digest('hex').slice(0, 16);
  return `${fromMs}-${toMs}:${digest}`;
}

const isOverlapping = ({ startMs, endMs, fromMs, toMs }: SoundSegment) => fromMs < startMs || toMs > endMs;

function readTrim(trim: TrimData | undefined): { trim?: Trim } {
  if (!trim) return {};
  if (trim.duration_seconds === 0) throw invalid('data.trim.duration_seconds', 'must be greater than 0');
  return { trim: { start: trim.start_seconds, duration: trim.duration_seconds } };
}
