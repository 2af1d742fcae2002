import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { Completed } from '@reelsheet/platform-jobs';
import { ContentResourceWriter } from '../../assets/content-resources/content-resource.writer.js';
import { GenerationResultWriter } from '../../sheets/cells/generation-result.writer.js';
import { inspectMade } from '../../assets/media/inspect-generated.js';
import { MediaStore, type LocalFile, type MediaToStore, type StoredMedia } from '../../assets/media/media-store.js';
import { GenerationErrors } from './generation.errors.js';
import { GenerationRepository, type Generation } from './generation.repository.js';
import type { KindResult } from './kinds/generation.kind.js';

type InspectedFile = LocalFile & Required<Pick<MediaToStore, 'inspected'>>;

/**
 * Completes a generation: inspects the files and stores them first, then creates the content resources and selects the
 * result in the transaction that ends the generation.
 */
@Injectable()
export class GenerationCompletion {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceWriter,
    private readonly results: GenerationResultWriter,
  ) {}

  /** Discards the stored files when the claim is lost. Throws `generation_failed` for a file of the wrong type. */
  async complete(
    generation: Generation,
    key: string,
    { files = [], cost, result }: KindResult,
    signal: AbortSignal,
  ): Promise<Completed<Generation>> {
    const names = files.map((_, index) => `${key}:${index}`);
    const inspected = await Promise.all(files.map((file) => this.inspect(file, signal)));
    const media = await this.storeAll(generation, names, inspected);
    return {
      state: 'completed',
      cost,
      changes: { result, progress: 1 },
      commit: async () => {
        if (media.length > 0) await this.addOutputs(generation, names, media);
        await this.select(generation, result);
      },
      abandon: () => this.store.discard(names),
    };
  }

  private async inspect(file: LocalFile, signal: AbortSignal): Promise<InspectedFile> {
    const inspected = await inspectMade(file, signal);
    if (!inspected) throw new DomainError(GenerationErrors.unusable);
    return { ...file, inspected };
  }

  private async storeAll(
    { id, organizationId }: Generation,
    names: readonly string[],
    files: readonly InspectedFile[],
  ): Promise<StoredMedia[]> {
    const stored: StoredMedia[] = [];
    for (const [index, file] of files.entries()) {
      stored.push(
        await this.store.store({
          ...file,
          name: names[index]!,
          organizationId,
          fileName: `generation-${id}-${file.fileName}`,
          isPaidFor: true,
        }),
      );
    }
    return stored;
  }

  private async addOutputs(generation: Generation, names: readonly string[], media: readonly StoredMedia[]) {
    const { id: generationId, organizationId, agentId, sheetId } = generation;
    const ids = await this.resources.add(
      media.map((stored) => ({ ...stored, organizationId, agentId, sheetId, generationId })),
    );
    await this.generations.addOutputs(generationId, ids);
    await this.store.claim(names);
  }

  private async select({ id, cellId, layerId }: Generation, result: unknown): Promise<void> {
    const text = typeof result === 'string' ? result : null;
    if (layerId !== null) await this.results.select({ layerId }, id);
    else if (cellId !== null) await this.results.select({ cellId }, id, text);
  }
}
