import { OnJobEnding, type EndingListener } from '@reelsheet/platform-jobs';
import { MediaStore } from '../../assets/media/media-store.js';
import { GENERATION } from './generation.job.js';
import type { Generation } from './generation.repository.js';

/** Discards the files that a failed or stopped generation has stored, because nothing refers to them. */
@OnJobEnding(GENERATION)
export class GenerationMediaListener implements EndingListener<Generation> {
  constructor(private readonly store: MediaStore) {}

  async ended({ id, organizationId, status }: Generation): Promise<void> {
    if (status !== 'completed') await this.store.discardAllOf(organizationId, `${GENERATION.name}:${id}:`);
  }
}
