import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { GenerationChunkRepository } from './generation-chunk.repository.js';
import { GENERATION } from './generation.job.js';
import type { GenerationType } from './generation.js';
import type { Generation } from './generation.repository.js';

/** What is made in pieces. */
const IN_PIECES: ReadonlySet<GenerationType> = new Set(['transcription', 'audio_generation']);

/** Pieces go with the end of their generation, but for a stopped one, which can be continued. */
@OnJobEnding(GENERATION)
export class GenerationChunkListener implements EndingListener<Generation> {
  constructor(private readonly pieces: GenerationChunkRepository) {}

  async ended({ id, userJobType, status }: Generation): Promise<void> {
    if (IN_PIECES.has(userJobType) && status !== 'stopped') await this.pieces.forget(id);
  }
}
