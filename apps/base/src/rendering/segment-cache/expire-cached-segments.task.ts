import { RunsTask, type TaskHandler } from '@reelsheet/platform-jobs';
import { expireCachedSegments } from './expire-cached-segments.js';
import { RenderSegmentCache } from './segment-cache.js';

@RunsTask(expireCachedSegments)
export class ExpireCachedSegments implements TaskHandler<{ readonly organizationId: number }> {
  constructor(private readonly segments: RenderSegmentCache) {}

  async run({ organizationId }: { readonly organizationId: number }): Promise<void> {
    await this.segments.trim(organizationId);
  }
}
