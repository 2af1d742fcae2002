import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { inTemporaryFolder, newUuid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { MediaStore, type StoredMedia } from '../media/media-store.js';
import type { PictureLimits } from './picture-limits.js';
import type { PictureSource } from './picture-source.js';
import { PictureLoader } from './picture-loader.js';
import { redraw, type DrawnPicture } from './redraw.js';

export interface StoredPicture {
  readonly key: string;
  readonly url: string;
  readonly thumbnailKey: string;
  readonly thumbnailUrl: string;
}

export interface PicturesToStore {
  /** Organization whose storage the pictures use. */
  readonly organizationId: number;
  readonly sources: readonly PictureSource[];
  readonly limits: PictureLimits;
}

/** Pictures of agents and organizations. */
@Injectable()
export class PictureStore {
  constructor(
    private readonly loader: PictureLoader,
    private readonly media: MediaStore,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Draws and stores every source, then runs `work` in the transaction that claims them. When anything fails, nothing
   * stays stored. Throws `UnfitPicture` before anything is stored, and `service_unavailable` while storage is
   * unavailable.
   */
  async storeAndRun<T>(
    { organizationId, sources, limits }: PicturesToStore,
    work: (pictures: readonly StoredPicture[]) => Promise<T>,
  ): Promise<T> {
    const drawn: DrawnPicture[] = [];
    for (const source of sources) drawn.push(await redraw(await this.loader.load(source, limits), limits));
    const names = drawn.map(() => `picture:${newUuid()}`);
    try {
      const stored: StoredPicture[] = [];
      for (const [index, picture] of drawn.entries())
        stored.push(await this.store(organizationId, names[index]!, picture));
      return await this.transaction.run(async () => {
        const result = await work(stored);
        await this.media.claim(names.flatMap(segmentsOf));
        return result;
      });
    } catch (error) {
      await this.media.discard(names.flatMap(segmentsOf));
      throw error;
    }
  }

  /** Deletes the bytes soon after the open transaction commits. */
  async remove(keys: readonly string[]): Promise<void> {
    await this.media.remove(keys);
  }

  private async store(
    organizationId: number,
    name: string,
    { picture, thumbnail }: DrawnPicture,
  ): Promise<StoredPicture> {
    const [main, small] = await inTemporaryFolder('picture', (folder) =>
      Promise.all(
        segmentsOf(name).map((segment, index) =>
          this.putFile(organizationId, segment, join(folder, String(index)), index === 0 ? picture : thumbnail),
        ),
      ),
    );
    return { key: main!.key, url: main!.url, thumbnailKey: small!.key, thumbnailUrl: small!.url };
  }

  private async putFile(organizationId: number, name: string, path: string, bytes: Buffer): Promise<StoredMedia> {
    await writeFile(path, bytes);
    return this.media.store({ name, path, organizationId, fileName: 'picture.webp', contentType: 'image/webp' });
  }
}

const segmentsOf = (name: string) => [name, `${name}:thumbnail`];
