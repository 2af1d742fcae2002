import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { Completed as JobCompleted } from '@reelsheet/platform-jobs';
import { ContentResourceReader } from '../../assets/content-resources/content-resource.reader.js';
import { GenerationResultWriter } from '../../sheets/cells/generation-result.writer.js';
import { inspectMade } from '../../assets/media/inspect-generated.js';
import { MediaStore, type LocalFile, type NewMedia, type StoredMedia } from '../../assets/media/media-store.js';
import { GenerationErrors } from './generation.errors.js';
import { GenerationRepository, type Generation } from './generation.repository.js';
import type { Completed } from './kinds/kind.js';

type Made = LocalFile & Required<Pick<NewMedia, 'inspected'>>;

/** Brings what was made home: looked at and in our storage first, then everything else with the generation's end. */
@Injectable()
export class GenerationCompletion {
  constructor(
    private readonly generations: GenerationRepository,
    private readonly store: MediaStore,
    private readonly resources: ContentResourceReader,
    private readonly results: GenerationResultWriter,
  ) {}

  /** Where the claim is lost meanwhile, the stored files are dropped. Throws `generation_failed` for a file that is not what was asked for. */
  async complete(
    generation: Generation,
    key: string,
    { files = [], cost, result }: Completed,
    signal: AbortSignal,
  ): Promise<JobCompleted<Generation>> {
    const names = files.map((_, position) => `${key}:${position}`);
    const inspected = await Promise.all(files.map((file) => this.inspect(file, signal)));
    const media = await this.storeAll(generation, names, inspected);
    return {
      state: 'completed',
      cost,
      changes: { result, progress: 1 },
      commit: async () => {
        if (media.length > 0) await this.show(generation, names, media);
        await this.select(generation, result);
      },
      abandon: () => this.store.discard(names),
    };
  }

  private async inspect(file: LocalFile, signal: AbortSignal): Promise<Made> {
    const inspected = await inspectMade(file, signal);
    if (!inspected) throw new DomainError(GenerationErrors.unusable);
    return { ...file, inspected };
  }

  private async storeAll(
    { id, organizationId }: Generation,
    names: readonly string[],
    files: readonly Made[],
  ): Promise<StoredMedia[]> {
    const stored: StoredMedia[] = [];
    for (const [position, file] of files.entries()) {
      stored.push(
        await this.store.store({
          ...file,
          name: names[position]!,
          organizationId,
          fileName: `generation-${id}-${file.fileName}`,
          isPaidFor: true,
        }),
      );
    }
    return stored;
  }

  private async show(generation: Generation, names: readonly string[], media: readonly StoredMedia[]) {
    const { id: generationId, organizationId, agentId, sheetId } = generation;
    const ids = await this.resources.add(
      media.map((stored) => ({ ...stored, organizationId, agentId, sheetId, generationId })),
    );
    await this.generations.addOutputs(generationId, ids);
    await this.store.keep(names);
  }

  private async select({ id, cellId, layerId }: Generation, result: unknown): Promise<void> {
    const text = typeof result === 'string' ? result : null;
    if (layerId !== null) await this.results.select({ layerId }, id);
    else if (cellId !== null) await this.results.select({ cellId }, id, text);
  }
}
