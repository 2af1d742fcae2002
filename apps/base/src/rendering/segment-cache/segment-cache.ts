import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { SegmentCache as Shelf } from '@reelsheet/composition';
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

const KEPT_MS = 7 * DAY_MS;
const FETCH_MS = 60_000;

/**
 * Parts of an organization's long renders, so that rendering again makes only what has changed, also after a worker
 * has died. They are stored as media under keys that nobody is told. Without one, a render takes longer; it never fails for it.
 */
@Injectable()
export class SegmentCache {
  private readonly mostBytes: number;

  constructor(
    config: RenderingConfig,
    private readonly parts: CachedSegmentRepository,
    private readonly store: MediaStore,
    private readonly media: MediaFetcher,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    this.mostBytes = config.MAX_KEPT_RENDER_MEGABYTES * 2 ** 20;
  }

  /** Those of one job's organization; undefined where none are kept. */
  of(job: RenderJob): Shelf | undefined {
    if (this.mostBytes === 0) return undefined;
    return {
      bring: (key, file, signal) => this.bring(job, key, file, signal),
      keep: (key, file, signal) => this.keep(job, key, file, signal),
    };
  }

  /** Forgets what was not used for long, and what is beyond the bound; looks again when the next has its time. */
  async trim(organizationId: number): Promise<void> {
    await this.transaction.run(async () => {
      const since = new Date(this.clock.now().getTime() - KEPT_MS);
      await this.store.remove(await this.parts.trim(organizationId, since, this.mostBytes));
      const oldest = await this.parts.oldestUse(organizationId);
      if (!oldest) return;
      const notBefore = new Date(oldest.getTime() + KEPT_MS);
      await this.tasks.schedule(
        expireCachedSegments,
        { organizationId },
        { notBefore, key: () => `${organizationId}` },
      );
    });
  }

  private async bring({ organizationId }: RenderJob, key: string, file: string, signal: AbortSignal) {
    const part = await this.parts.use(organizationId, key);
    if (!part) return false;
    try {
      await this.media.fromStorage(part.url, file, { signal, maxBytes: part.byteSize, timeoutMs: FETCH_MS });
      return true;
    } catch {
      signal.throwIfAborted();
      await rm(file, { force: true });
      return false;
    }
  }

  private async keep(job: RenderJob, contentKey: string, path: string, signal: AbortSignal): Promise<void> {
    try {
      await this.deposit(job, contentKey, path);
    } catch {
      signal.throwIfAborted();
    }
  }

  private async deposit({ id, claim, organizationId }: RenderJob, contentKey: string, path: string): Promise<void> {
    const name = `kept_part:${id}:${claim}:${contentKey}`;
    const isSound = path.endsWith('.m4a');
    const media = await this.store.store({
      path,
      name,
      organizationId,
      fileName: isSound ? 'sound.m4a' : 'pictures.mp4',
      contentType: isSound ? 'audio/mp4' : 'video/mp4',
      inspected: NOTHING_FOUND,
    });
    const part = { organizationId, contentKey, mediaKey: media.key, url: media.url, byteSize: media.byteSize };
    await this.transaction.run(async () => {
      if (await this.parts.insert(part)) await this.store.keep([name]);
      else await this.store.discard([name]);
    });
    await this.trim(organizationId);
  }
}
