import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { SegmentCache } from '@reelsheet/composition';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { NOTHING_FOUND } from '@reelsheet/platform-media-tools';
import { RenderingConfig } from '../rendering.config.js';
import { MediaFetcher } from '../../assets/media/media-fetcher.js';
import { MediaStore } from '../../assets/media/media-store.js';
import { expireCachedSegments } from './expire-cached-segments.js';
import { CachedSegmentRepository } from './cached-segment.repository.js';
import type { RenderJob } from '../render-job.repository.js';

const MAX_AGE_MS = 7 * DAY_MS;
const FETCH_TIMEOUT_MS = 60_000;

/**
 * Caches segments of an organization's long renders, so that a repeated render encodes only what has changed, also
 * after a worker crash. Segments are stored as media under keys that are never exposed. Cache errors never fail a
 * render.
 */
@Injectable()
export class RenderSegmentCache {
  private readonly maxBytes: number;

  constructor(
    config: RenderingConfig,
    private readonly segments: CachedSegmentRepository,
    private readonly mediaStore: MediaStore,
    private readonly media: MediaFetcher,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.maxBytes = config.MAX_SEGMENT_CACHE_MEGABYTES * 2 ** 20;
  }

  /** Returns the cache of the job's organization, or undefined if caching is disabled. */
  of(job: RenderJob): SegmentCache | undefined {
    if (this.maxBytes === 0) return undefined;
    return {
      fetch: (key, file, signal) => this.fetch(job, key, file, signal),
      store: (key, file, signal) => this.store(job, key, file, signal),
    };
  }

  /** Deletes expired segments and those above the size limit, and schedules the next run for the next expiry. */
  async trim(organizationId: number): Promise<void> {
    await this.transaction.run(async () => {
      const since = new Date(this.clock.now().getTime() - MAX_AGE_MS);
      await this.mediaStore.remove(await this.segments.trim(organizationId, since, this.maxBytes));
      const oldest = await this.segments.oldestUse(organizationId);
      if (!oldest) return;
      const notBefore = new Date(oldest.getTime() + MAX_AGE_MS);
      await this.tasks.schedule(
        expireCachedSegments,
        { organizationId },
        { notBefore, key: () => `${organizationId}` },
      );
    });
  }

  private async fetch({ organizationId }: RenderJob, key: string, file: string, signal: AbortSignal) {
    const segment = await this.segments.use(organizationId, key);
    if (!segment) return false;
    try {
      await this.media.fromStorage(segment.url, file, {
        signal,
        maxBytes: segment.byteSize,
        timeoutMs: FETCH_TIMEOUT_MS,
      });
      return true;
    } catch {
      signal.throwIfAborted();
      await rm(file, { force: true });
      return false;
    }
  }

  private async store(job: RenderJob, contentKey: string, path: string, signal: AbortSignal): Promise<void> {
    try {
      await this.insert(job, contentKey, path);
    } catch {
      signal.throwIfAborted();
    }
  }

  private async insert({ id, claim, organizationId }: RenderJob, contentKey: string, path: string): Promise<void> {
    const name = `cached_segment:${id}:${claim}:${contentKey}`;
    const isSound = path.endsWith('.m4a');
    const media = await this.mediaStore.store({
      path,
      name,
      organizationId,
      fileName: isSound ? 'sound.m4a' : 'pictures.mp4',
      contentType: isSound ? 'audio/mp4' : 'video/mp4',
      inspected: NOTHING_FOUND,
    });
    const segment = { organizationId, contentKey, mediaKey: media.key, url: media.url, byteSize: media.byteSize };
    await this.transaction.run(async () => {
      if (await this.segments.insert(segment)) await this.mediaStore.claim([name]);
      else await this.mediaStore.discard([name]);
    });
    await this.trim(organizationId);
  }
}
