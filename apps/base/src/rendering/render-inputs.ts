import { Injectable } from '@nestjs/common';
import type { Document, Media, Sentence } from '@reelsheet/composition';
import { CellLayers } from './cell-layers.js';
import { composeLayers, type ResolvedLayers } from './layer-composition.js';
import { RenderSources, type FetchLimits, type RenderScope, type SourceLocations } from './render-sources.js';

/** Everything that a render document refers to, before any media is downloaded. */
export interface ResolvedInput {
  readonly document: Document;
  readonly locations: SourceLocations;
  /** Sentences of the transcription for captions. */
  readonly sentences: readonly Sentence[];
  /** Set if the document has no tracks, so that the layers of its cell are composed. */
  readonly layers?: ResolvedLayers;
}

/** A document with tracks, its downloaded media and the sentences of its captions. */
export interface LoadedInput {
  readonly document: Document;
  readonly media: Media;
  readonly sentences: readonly Sentence[];
}

/** Resolves and downloads the inputs of a render. */
@Injectable()
export class RenderInputs {
  constructor(
    private readonly sources: RenderSources,
    private readonly layers: CellLayers,
  ) {}

  /**
   * Runs when a render is created, to reject invalid documents, and again when the job starts, because sources can be
   * replaced or deleted while it is queued. Throws 404 or 422 with the path in the document.
   */
  async resolve(scope: RenderScope, document: Document): Promise<ResolvedInput> {
    const layers = document.tracks ? undefined : await this.layers.resolve(scope, document);
    const locations = await this.sources.locate(scope, layers?.mediaDocument ?? document);
    const sentences = await this.sources.sentences(scope, document);
    return { document, locations, sentences, ...(layers ? { layers } : {}) };
  }

  /** Downloads the media of a resolved document into a folder. */
  async load(input: ResolvedInput, folder: string, limits: FetchLimits): Promise<LoadedInput> {
    const { document, locations, sentences, layers } = input;
    const media = await this.sources.fetch(layers?.mediaDocument ?? document, locations, folder, limits);
    return { document: layers ? composeLayers(layers, document, media) : document, media, sentences };
  }
}
