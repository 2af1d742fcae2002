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
import { ContentResourceReader } from '../assets/content-resources/content-resource.reader.js';
import type { SheetScope } from '../sheets/sheet/sheet.js';
import { MediaFetcher } from '../assets/media/media-fetcher.js';
import { attempt, orThrow } from './attempt.js';
import { SourceFiles, type FoundFile, type SourceFile, type SourceIds } from './source-files.js';
import { MAX_FILE_BYTES } from './render-limits.js';

const TIMEOUT_MS = 600_000;

export interface RenderScope {
  readonly agentId: number;
  readonly sheetId: number;
  readonly cellId: number;
}

export interface FetchLimits {
  readonly signal: AbortSignal;
  /** Total size of all sources. */
  readonly maxBytes: number;
}

export interface SourceLocation {
  /** The agent that renders, whose file this may be. */
  readonly agentId: number;
  readonly url: string;
  /** True for a file in our own storage. */
  readonly isInternal: boolean;
  /** The file of the library at this URL. */
  readonly file?: SourceFile;
}

/** Locations of sources by `sourceKey`. */
export type SourceLocations = ReadonlyMap<string, SourceLocation>;

/** Locates and downloads the sources of a document. */
@Injectable()
export class RenderSources {
  constructor(
    private readonly sources: SourceFiles,
    private readonly generations: GenerationReader,
    private readonly resources: ContentResourceReader,
    private readonly media: MediaFetcher,
    private readonly outbound: OutboundClient,
  ) {}

  /** Returns the locations for each document, or a 404 or 422 with the path in the document. */
  async locate(
    { agentId, sheetId }: SheetScope,
    documents: readonly Document[],
  ): Promise<(SourceLocations | DomainError)[]> {
    const uses = documents.map((document) => sourcesOf(document));
    const found = await this.sources.find(agentId, sheetId, idsOf(uses.flat()));
    const location = (use: SourceUse) =>
      use.source.url === undefined ? internalLocation(use, found) : this.externalLocation(use, use.source.url);
    return uses.map((ofDocument) =>
      attempt(() => new Map(ofDocument.map((use) => [use.key, { agentId, ...location(use) }]))),
    );
  }

  /** Returns the files of layers by layer id. */
  async filesOfLayers(
    { agentId, sheetId }: SheetScope,
    layers: readonly number[],
  ): Promise<ReadonlyMap<number, FoundFile>> {
    const found = await this.sources.find(agentId, sheetId, { layers, cells: [], resources: [] });
    return new Map([...found].map(([key, file]) => [Number(parseSourceKey(key).value), file]));
  }

  /**
   * Returns for each document the sentences of the transcription for captions; empty if the document contains them
   * itself.
   */
  async sentences(
    { agentId }: Pick<SheetScope, 'agentId'>,
    documents: readonly Document[],
  ): Promise<(readonly Sentence[] | DomainError)[]> {
    const ids = documents.flatMap(({ captions }) => captions?.generation_id ?? []);
    const found = ids.length > 0 ? await this.generations.results(agentId, [...new Set(ids)]) : undefined;
    return documents.map(({ captions }) => {
      const id = captions?.generation_id;
      if (id === undefined) return [];
      const sentences = found?.get(id)?.sentences;
      return sentences ?? invalid('job.input.captions.generation_id', 'is no completed transcription');
    });
  }

  /** Downloads each source into the folder and probes it. */
  async fetch(document: Document, located: SourceLocations, folder: string, limits: FetchLimits): Promise<Media> {
    const media = new Map<string, LocalMedia>();
    let maxBytes = limits.maxBytes;
    for (const { key, path } of sourcesOf(document)) {
      const file = join(folder, `source-${media.size}`);
      const { size, probe } = await atPath(path, () => this.download(located.get(key)!, file, { ...limits, maxBytes }));
      maxBytes -= size;
      media.set(key, { file, probe });
    }
    return media;
  }

  /** Throws `file_size_exceeded` as soon as the file exceeds the limit. */
  private async download(
    { agentId, url, isInternal }: SourceLocation,
    file: string,
    { signal, maxBytes }: FetchLimits,
  ): Promise<{ size: number; probe: Probe }> {
    signal.throwIfAborted();
    const limits = { signal, maxBytes: Math.min(maxBytes, MAX_FILE_BYTES), timeoutMs: TIMEOUT_MS };
    const address = await this.resources.presentAddress(agentId, url);
    const { size } = isInternal
      ? await this.media.fromStorage(address, file, limits)
      : await this.outbound.download(address, file, limits);
    return { size, probe: await probe(file, signal) };
  }

  private externalLocation({ path }: SourceUse, url: string): Omit<SourceLocation, 'agentId'> {
    try {
      return { url: this.outbound.check(url).href, isInternal: false };
    } catch (error) {
      throw error instanceof DomainError ? invalid(`job.input.${path}.url`, `is refused: ${error.message}`) : error;
    }
  }
}

function internalLocation(
  { key, path }: SourceUse,
  found: ReadonlyMap<string, FoundFile>,
): Omit<SourceLocation, 'agentId'> {
  const file = orThrow(found.get(key));
  const { field, value: id } = parseSourceKey(key);
  if (file === undefined)
    throw new DomainError(CommonErrors.notFound, `job.input.${path}.${field} ${id} was not found`);
  if (file === null) throw invalid(`job.input.${path}.${field}`, `${id} holds no media`);
  return { url: file.url, isInternal: true, file };
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
