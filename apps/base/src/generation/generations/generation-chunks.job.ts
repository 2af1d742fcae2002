import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import type { JobContext } from '@reelsheet/platform-jobs';
import { GenerationChunkRepository } from './generation-chunk.repository.js';
import type { GenerationEntity } from './generation.entity.js';

/** Stores the chunks of a generation as they are finished, so that no other worker pays for them again. */
@Injectable()
export class GenerationChunks {
  constructor(
    private readonly repository: GenerationChunkRepository,
    private readonly transaction: Transaction,
  ) {}

  /** Returns the stored chunks by name, whichever worker stored them. */
  of({ job }: JobContext<GenerationEntity>): Promise<ReadonlyMap<string, unknown>> {
    return this.repository.of(job.id);
  }

  /** Stores a chunk together with the progress of the whole generation. */
  async store(context: JobContext<GenerationEntity>, name: string, chunk: unknown, progress: number): Promise<void> {
    await this.transaction.run(async () => {
      await this.advance(context, progress);
      await this.repository.insert(context.job.id, name, chunk);
    });
  }

  /** Raises the progress, from 0 to 1. Chunks that are processed in parallel may report out of order. */
  async advance(context: JobContext<GenerationEntity>, progress: number): Promise<void> {
    await context.write({ progress: () => `greatest(progress, ${progress})` });
  }
}
