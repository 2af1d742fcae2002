import { Injectable } from '@nestjs/common';
import type { Document, Media, Sentence } from '@reelsheet/composition';
import { DomainError } from '@reelsheet/kernel';
import type { SheetScope } from '../sheets/sheet/sheet.js';
import { attempt, orThrow } from './attempt.js';
import { CellLayers, type CellDocument } from './cell-renders/cell-layers.js';
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
    const [input] = await this.resolveAll(scope, [{ cellId: scope.cellId, document }]);
    return orThrow(input!);
  }

  /** Resolves many documents by few statements. Returns for each what {@link resolve} would return or throw. */
  async resolveAll(scope: SheetScope, renders: readonly CellDocument[]): Promise<(ResolvedInput | DomainError)[]> {
    const composed = await this.layers.resolve(
      scope,
      renders.filter(({ document }) => !document.tracks),
    );
    const layersOf = ({ cellId, document }: CellDocument) => (document.tracks ? undefined : composed.get(cellId)!);
    const documents = renders.map((render) =>
      attempt(() => orThrow(layersOf(render))?.mediaDocument ?? render.document),
    );
    const located = await this.sources.locate(
      scope,
      documents.map((document) => (document instanceof DomainError ? {} : document)),
    );
    const sentences = await this.sources.sentences(
      scope,
      renders.map(({ document }) => document),
    );
    return renders.map((render, index) =>
      attempt(() => {
        const layers = orThrow(layersOf(render));
        return {
          document: render.document,
          locations: orThrow(located[index]!),
          sentences: orThrow(sentences[index]!),
          ...(layers ? { layers } : {}),
        };
      }),
    );
  }

  /** Downloads the media of a resolved document into a folder. */
  async load(input: ResolvedInput, folder: string, limits: FetchLimits): Promise<LoadedInput> {
    const { document, locations, sentences, layers } = input;
    const media = await this.sources.fetch(layers?.mediaDocument ?? document, locations, folder, limits);
    return { document: layers ? composeLayers(layers, document, media) : document, media, sentences };
  }
}
