import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { claimBlob } from '@reelsheet/contracts';
import { DomainError, inTemporaryFolder } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaFetcher } from '../media/media-fetcher.js';
import { bytesOf, type PictureLimits } from './picture-limits.js';
import type { PictureSource } from './picture-source.js';
import { tooLarge, InvalidPicture } from './picture-errors.js';

/** Loads the bytes of a new picture from any source. */
@Injectable()
export class PictureLoader {
  constructor(
    private readonly rpc: RpcClient,
    private readonly fetcher: MediaFetcher,
  ) {}

  /** Throws {@link InvalidPicture}, and `service_unavailable` while an uploaded file cannot be read. */
  async load(source: PictureSource, limits: PictureLimits): Promise<Buffer> {
    if ('bytes' in source) return source.bytes;
    if ('signedId' in source) return this.uploaded(source, limits);
    requireSize(source.size, limits);
    return readFile(source.path);
  }

  private async uploaded(
    { signedId, userId }: { signedId: string; userId: number },
    limits: PictureLimits,
  ): Promise<Buffer> {
    const { media } = await this.rpc
      .request(claimBlob, { owner: { user_id: userId, organization_id: null }, signed_id: signedId })
      .catch(throwInvalidPicture);
    if (!media) throw new InvalidPicture('is no signed_id of a finished upload of yours');
    requireSize(media.byte_size, limits);
    return inTemporaryFolder('picture', async (folder) => {
      const file = join(folder, 'source');
      await this.fetcher.fromStorage(media.url, file);
      return readFile(file);
    });
  }
}

function requireSize(bytes: number, limits: PictureLimits): void {
  if (bytes > bytesOf(limits)) throw tooLarge(limits);
}

/** Converts an error of upload about the file into {@link InvalidPicture}; other errors are thrown as they are. */
function throwInvalidPicture(error: unknown): never {
  if (error instanceof DomainError && error.status < 500)
    throw new InvalidPicture(`was refused: ${error.message}`, { cause: error });
  throw error;
}
