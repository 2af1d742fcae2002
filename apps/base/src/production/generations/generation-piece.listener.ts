import { HearsEndings, type EndingListener } from '@reelsheet/platform-jobs';
import { GenerationPieceRepository } from './generation-piece.repository.js';
import { GENERATION } from './generation.job.js';
import type { Generation } from './generation.repository.js';

/** Pieces go with the end of their generation, but for a stopped one, which can be continued. */
@HearsEndings(GENERATION)
export class GenerationPieceListener implements EndingListener<Generation> {
  constructor(private readonly pieces: GenerationPieceRepository) {}

  async ended({ id, userJobType, status }: Generation): Promise<void> {
    if (userJobType === 'transcription' && status !== 'stopped') await this.pieces.forget(id);
  }
}
