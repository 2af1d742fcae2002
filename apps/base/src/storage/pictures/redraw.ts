import { fileTypeFromBuffer } from 'file-type';
import type { Sharp, SharpOptions } from 'sharp';
import { FORMATS, MOST_BYTES, MOST_PIXELS, type PictureFormat } from './picture-format.js';
import { UnfitPicture } from './unfit-picture.js';

const PICTURE_EDGE = 1024;
const THUMBNAIL_EDGE = 256;
const SECONDS = 20;

/** WebP each. */
export interface DrawnPicture {
  readonly picture: Buffer;
  readonly thumbnail: Buffer;
}

/**
 * Draws a file's picture anew, upright, at most 1024 pixels a side, and a square thumbnail of 256. Only the pixels
 * survive: neither metadata nor what else the file holds. Throws {@link UnfitPicture}.
 */
export async function redraw(bytes: Buffer, allowed: readonly PictureFormat[]): Promise<DrawnPicture> {
  await requireFormat(bytes, allowed);
  try {
    await requirePixels(bytes);
    const upright = await webp(
      (await open(bytes, BOUNDED))
        .autoOrient()
        .resize({ width: PICTURE_EDGE, height: PICTURE_EDGE, fit: 'inside', withoutEnlargement: true }),
    );
    const thumbnail = await webp(
      (await open(upright)).resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'cover' }),
    );
    return { picture: upright, thumbnail };
  } catch (cause) {
    throw cause instanceof UnfitPicture ? cause : new UnfitPicture('is broken', { cause });
  }
}

async function requireFormat(bytes: Buffer, allowed: readonly PictureFormat[]): Promise<void> {
  if (bytes.length === 0) throw new UnfitPicture('is empty');
  if (bytes.length > MOST_BYTES) throw new UnfitPicture('is larger than 5 MB');
  const found = await fileTypeFromBuffer(bytes);
  if (!allowed.some((format) => FORMATS[format] === found?.mime))
    throw new UnfitPicture(`must be one of ${allowed.join(', ')} by its content`);
}

/** The header alone is read, so that a small file that unpacks to a huge picture costs nothing. */
async function requirePixels(bytes: Buffer): Promise<void> {
  const { width, height } = await (await open(bytes, { limitInputPixels: false })).metadata();
  if (width * height > MOST_PIXELS) throw new UnfitPicture(`has more than ${MOST_PIXELS / 1_000_000} megapixels`);
}

const BOUNDED: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true };

async function open(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}

const webp = (image: Sharp): Promise<Buffer> => image.webp({ quality: 85 }).timeout({ seconds: SECONDS }).toBuffer();
