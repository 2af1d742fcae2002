import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, FairQueue, invalid, SharedWork } from '@reelsheet/kernel';
import { networkOf } from '@reelsheet/platform-auth';
import { openRaster, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { fileKeyOf } from '../store/key.js';
import { BlobMissing, FileStore } from '../store/store.port.js';
import {
  MAX_DRAWING_SECONDS,
  MAX_RESIZED_AT_ONCE,
  MAX_SOURCE_BYTES,
  MAX_SOURCE_PIXELS,
  MAX_WAITING,
  MAX_WAITING_OF_ADDRESS,
} from './media-limits.js';
import type { Media } from './media.repository.js';
import { PictureLimit } from './picture-limit.js';
import { nameOf, type PictureSize } from './picture-size.js';
import { StoredSizes, type DrawnBytes, type SizedPicture } from './stored-sizes.js';

/** The caller who requested a picture; the signal is aborted when the caller has gone. */
export interface PictureCaller {
  readonly address: string;
  readonly signal: AbortSignal;
}

/**
 * Resizes stored pictures and stores the results. Anyone who knows a key may request any size: a few are drawn at a
 * time, fairly between network addresses, and what nobody waits for any more is not drawn.
 */
@Injectable()
export class PictureResizer {
  private readonly queue = new FairQueue<string>(MAX_RESIZED_AT_ONCE);
  private readonly drawings = new SharedWork<DrawnBytes>();

  constructor(
    private readonly store: FileStore,
    private readonly sizes: StoredSizes,
    private readonly limit: PictureLimit,
  ) {}

  /**
   * Throws `validation_error` for a file that is no picture, `unreadable_source` for one that is broken or too large,
   * `rate_limited`, and `service_unavailable` while too many wait.
   */
  async resize(media: Media, size: PictureSize, caller: PictureCaller): Promise<SizedPicture> {
    if (media.objectType !== 'image')
      throw invalid(size.width === undefined ? 'height' : 'width', 'must not be given: this is no picture');
    const name = nameOf(size);
    const stored = await this.sizes.find(media.key, name);
    if (stored) return stored;
    requireSource(media);
    await this.limit.consume(caller.address);
    const { bytes, contentType } = await this.drawings.run(`${media.key}/${name}`, caller.signal, (signal) =>
      this.drawInTurn(media, size, { ...caller, signal }),
    );
    return { body: Readable.from([bytes]), byteSize: bytes.length, contentType };
  }

  private async drawInTurn(media: Media, size: PictureSize, { address, signal }: PictureCaller): Promise<DrawnBytes> {
    const network = networkOf(address);
    this.requireCapacity(network);
    return this.queue.run(network, () => this.draw(media, size, signal), signal);
  }

  /** While too many wait, the network for which most wait gives way. */
  private requireCapacity(network: string): void {
    const rejection = new DomainError(CommonErrors.unavailable);
    if (this.queue.waitingCountOf(network) >= MAX_WAITING_OF_ADDRESS) throw rejection;
    if (this.queue.waitingCount >= MAX_WAITING && !this.queue.displaceFor(network, rejection)) throw rejection;
  }

  private async draw(media: Media, size: PictureSize, signal: AbortSignal): Promise<DrawnBytes> {
    try {
      const name = nameOf(size);
      const stored = await this.sizes.find(media.key, name);
      if (stored) return { bytes: await buffer(stored.body), contentType: stored.contentType };
      const bytes = await buffer(addAbortSignal(signal, await this.store.read(fileKeyOf(media))));
      signal.throwIfAborted();
      const drawn = await drawFrom(bytes, media, size);
      await this.sizes.add(media.key, name, drawn);
      return drawn;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BlobMissing) throw new DomainError(CommonErrors.notFound);
      if (error instanceof DomainError) throw error;
      throw new UnreadableMedia('The picture cannot be opened', error);
    }
  }
}

/** Pixels are known once the picture was inspected, and are limited again when it is opened. */
function requireSource({ byteSize, width, height }: Media): void {
  if (byteSize > MAX_SOURCE_BYTES)
    throw new UnreadableMedia(`The picture has more than ${MAX_SOURCE_BYTES / 2 ** 20} MB, so it is not resized`);
  if (width !== null && height !== null && width * height > MAX_SOURCE_PIXELS)
    throw new UnreadableMedia(`The picture has more than ${MAX_SOURCE_PIXELS / 1e6} megapixels, so it is not resized`);
}

async function drawFrom(
  bytes: Buffer,
  { contentType }: Media,
  { width, height, fit }: PictureSize,
): Promise<DrawnBytes> {
  const picture = (await openRaster(bytes, { limitInputPixels: MAX_SOURCE_PIXELS }))
    .timeout({ seconds: MAX_DRAWING_SECONDS })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: true });
  return contentType === 'image/jpeg'
    ? { bytes: await picture.jpeg({ quality: 80 }).toBuffer(), contentType }
    : { bytes: await picture.webp({ quality: 80 }).toBuffer(), contentType: 'image/webp' };
}
