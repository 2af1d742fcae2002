import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { expireCachedSegments } from './expire-cached-segments.js';
import { SegmentCache } from './segment-cache.js';

@RunsTask(expireCachedSegments)
export class ExpireCachedSegments implements TaskHandler<{ readonly organizationId: number }> {
  constructor(private readonly parts: SegmentCache) {}

  async run({ organizationId }: { readonly organizationId: number }): Promise<void> {
    await this.parts.trim(organizationId);
  }
}
