import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import { ContentResourceErrors } from '../../assets/content-resources/content-resource.errors.js';
import { FileAddressReader } from '../../assets/content-resources/file-address.reader.js';
import { GenerationReader } from '../../generation/generations/generation.reader.js';
import { PostReader } from '../../publishing/posts/post.reader.js';
import { RenderReader } from '../../rendering/render.reader.js';
import { ItemFileReader } from '../../sheets/cells/item-file.reader.js';
import { MAX_FILE_USES } from './file-use-limits.js';
import type { FileUse } from './file-use.js';

export interface FileUses {
  readonly uses: readonly FileUse[];
  /** True if there are more than the answer names. */
  readonly hasMore: boolean;
}

const NOWHERE = { sheetId: null, rowId: null, cellId: null, layerId: null, postId: null, name: null };

/** Finds what uses a file, with the same number of statements whatever the size of the agent's sheets. */
@Injectable()
export class FileUseService {
  constructor(
    private readonly addresses: FileAddressReader,
    private readonly generations: GenerationReader,
    private readonly renders: RenderReader,
    private readonly items: ItemFileReader,
    private readonly posts: PostReader,
  ) {}

  /** Throws `content_resource_not_found` for a file that is deleted, or not of the agent. */
  async usesOf(agentId: number, id: number): Promise<FileUses> {
    const keys = await this.addresses.keysOf(agentId, id);
    if (keys.length === 0) throw new DomainError(ContentResourceErrors.notFound);
    const generations = await this.generations.idsOfOutput(agentId, id);
    const videos = await this.cellsWithVideo(id);
    const limit = MAX_FILE_USES + 1;
    const items = await this.items.showing(agentId, { resourceId: id, generations, videos }, limit);
    const posts = await this.posts.waitingWith(agentId, keys, limit);
    const uses: FileUse[] = [
      ...items.slice(0, MAX_FILE_USES).map((item) => ({ ...NOWHERE, ...item })),
      ...posts.slice(0, MAX_FILE_USES).map(({ id: postId, title, rowId }) => ({
        ...NOWHERE,
        ...{ kind: 'post' as const, title, rowId, postId },
      })),
    ];
    return { uses, hasMore: items.length > MAX_FILE_USES || posts.length > MAX_FILE_USES };
  }

  /** Returns the cells whose latest video is the file. */
  private async cellsWithVideo(id: number): Promise<number[]> {
    const latest = await this.renders.latestVideos(await this.renders.cellsOf([id]));
    return [...latest].flatMap(([cellId, resourceId]) => (resourceId === id ? [cellId] : []));
  }
}
