import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { OutboundClient } from '@reelsheet/platform-outbound';
import {
  type Document,
  type LocalMedia,
  type Media,
  parseSourceKey,
  type Sentence,
  sourcesOf,
  type SourceUse,
} from '@reelsheet/composition';
import { probe, type Probe } from '@reelsheet/platform-media-tools';
import { GenerationReader } from '../generation/generations/generation.reader.js';
import { MediaFetcher } from '../assets/media/media-fetcher.js';
import { OwnSources, type SourceIds } from './own-sources.js';
import { MAX_FILE_BYTES } from './render-limits.js';

const TIMEOUT_MS = 600_000;

export interface RenderScope {
  readonly agentId: number;
  readonly sheetId: number;
}

export interface FetchLimits {
  readonly signal: AbortSignal;
  /** Of all sources together. */
  readonly maxBytes: number;
}

/** Addresses of sources, by their key. */
export type Located = ReadonlyMap<string, { readonly url: string; readonly isOurs: boolean }>;

/** Finds what a document names, and brings it here. */
@Injectable()
export class RenderSources {
  constructor(
    private readonly sources: OwnSources,
    private readonly generations: GenerationReader,
    private readonly media: MediaFetcher,
    private readonly outbound: OutboundClient,
  ) {}

  /** Throws 404 or 422 that names the place in the document. */
  async locate({ agentId, sheetId }: RenderScope, document: Document): Promise<Located> {
    const uses = sourcesOf(document);
    const found = await this.sources.find(agentId, sheetId, idsOf(uses));
    return new Map(
      uses.map((use) => [use.key, use.source.url === undefined ? ours(use, found) : this.theirs(use, use.source.url)]),
    );
  }

  /** Those of the sheet's layers that hold media. */
  async filledLayers({ agentId, sheetId }: RenderScope, layers: readonly number[]): Promise<Set<number>> {
    const found = await this.sources.find(agentId, sheetId, { layers, cells: [], resources: [] });
    return new Set([...found].flatMap(([key, url]) => (url === null ? [] : [Number(parseSourceKey(key).value)])));
  }

  /** The sentences that the captions come from; none where the document gives them itself. */
  async sentences({ agentId }: RenderScope, { captions }: Document): Promise<readonly Sentence[]> {
    const id = captions?.generation_id;
    if (id === undefined) return [];
    const transcription = (await this.generations.results(agentId, [id])).get(id);
    if (!transcription?.sentences) throw invalid('job.input.captions.generation_id', 'is no completed transcription');
    return transcription.sentences;
  }

  /** Downloads each source into the folder and looks into it. */
  async fetch(document: Document, located: Located, folder: string, limits: FetchLimits): Promise<Media> {
    const media = new Map<string, LocalMedia>();
    let maxBytes = limits.maxBytes;
    for (const { key, path } of sourcesOf(document)) {
      const file = join(folder, `source-${media.size}`);
      const { size, probe } = await atPath(path, () => this.bring(located.get(key)!, file, { ...limits, maxBytes }));
      maxBytes -= size;
      media.set(key, { file, probe });
    }
    return media;
  }

  /** Throws `file_size_exceeded` as soon as there is more of it than may be. */
  private async bring(
    { url, isOurs }: { url: string; isOurs: boolean },
    file: string,
    { signal, maxBytes }: FetchLimits,
  ): Promise<{ size: number; probe: Probe }> {
    signal.throwIfAborted();
    const limits = { signal, maxBytes: Math.min(maxBytes, MAX_FILE_BYTES), timeoutMs: TIMEOUT_MS };
    const { size } = isOurs
      ? await this.media.fromStorage(url, file, limits)
      : await this.outbound.download(url, file, limits);
    return { size, probe: await probe(file, signal) };
  }

  private theirs({ path }: SourceUse, url: string) {
    try {
      return { url: this.outbound.check(url).href, isOurs: false };
    } catch (error) {
      throw error instanceof DomainError ? invalid(`job.input.${path}.url`, `is refused: ${error.message}`) : error;
    }
  }
}

function ours({ key, path }: SourceUse, found: ReadonlyMap<string, string | null>) {
  const url = found.get(key);
  const { field, value: id } = parseSourceKey(key);
  if (url === undefined) throw new DomainError(CommonErrors.notFound, `job.input.${path}.${field} ${id} was not found`);
  if (url === null) throw invalid(`job.input.${path}.${field}`, `${id} holds no media`);
  return { url, isOurs: true };
}

function idsOf(uses: readonly SourceUse[]): SourceIds {
  const all = (name: 'layer_id' | 'cell_id' | 'content_resource_id') =>
    uses.flatMap(({ source }) => source[name] ?? []);
  return { layers: all('layer_id'), cells: all('cell_id'), resources: all('content_resource_id') };
}

async function atPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError
      ? new DomainError(error.definition, `job.input.${path}: ${error.message}`, undefined, { cause: error })
      : error;
  }
}
