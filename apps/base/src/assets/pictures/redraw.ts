import { openRaster, rasterOf } from '@reelsheet/platform-media-tools';
import type { Sharp } from 'sharp';
import { bytesOf, pixelsOf, type PictureLimits } from './picture-limits.js';
import { tooLarge, InvalidPicture } from './picture-errors.js';

const PICTURE_EDGE = 1024;
const THUMBNAIL_EDGE = 256;

/** Both pictures are WebP. */
export interface DrawnPicture {
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

/**
 * Redraws a picture upright with at most 1024 pixels per side, and a square thumbnail of 256. Only the pixels are
 * copied, neither metadata nor other data in the file. Throws {@link InvalidPicture}.
 */
export async function redraw(bytes: Buffer, limits: PictureLimits): Promise<DrawnPicture> {
  await requireFormat(bytes, limits);
  try {
    await requirePixels(bytes, limits);
    const upright = await webp(
      (await openRaster(bytes, { limitInputPixels: pixelsOf(limits) }))
        .autoOrient()
        .resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'inside', withoutEnlargement: true }),
    );
    const thumbnail = await webp(
      (await openRaster(upright)).resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'cover' }),
    );
    return { picture: upright, thumbnail };
  } catch (cause) {
    throw cause instanceof InvalidPicture ? cause : new InvalidPicture('is broken', { cause });
  }
}

async function requireFormat(bytes: Buffer, limits: PictureLimits): Promise<void> {
  if (bytes.length === 0) throw new InvalidPicture('is empty');
  if (bytes.length > bytesOf(limits)) throw tooLarge(limits);
  const found = await rasterOf(bytes);
  if (!limits.formats.some((format) => format === found))
    throw new InvalidPicture(`must be one of ${limits.formats.join(', ')} by its content`);
}

/** Reads only the header, so that a small file that decompresses to a huge picture is rejected cheaply. */
async function requirePixels(bytes: Buffer, limits: PictureLimits): Promise<void> {
  const { width, height } = await (await openRaster(bytes, { limitInputPixels: false })).metadata();
  if (width * height > pixelsOf(limits)) throw new InvalidPicture(`has more than ${limits.megapixels} megapixels`);
}

const webp = (image: Sharp): Promise<Buffer> => image.webp({ quality: 85 }).toBuffer();
