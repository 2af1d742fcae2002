import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { GenerationChunkRepository } from './generation-chunk.repository.js';
import { GENERATION } from './generation.job.js';
import type { GenerationType } from './generation.js';
import type { Generation } from './generation.repository.js';

/** Types that are processed in chunks. */
const CHUNKED_TYPES: ReadonlySet<GenerationType> = new Set(['transcription', 'audio_generation']);

/** Deletes the chunks of a generation when it ends, except when it was stopped, because it can then be continued. */
@OnJobEnding(GENERATION)
export class GenerationChunkListener implements EndingListener<Generation> {
  constructor(private readonly chunks: GenerationChunkRepository) {}

  async ended({ id, userJobType, status }: Generation): Promise<void> {
    if (CHUNKED_TYPES.has(userJobType) && status !== 'stopped') await this.chunks.deleteAll(id);
  }
}
