import { open } from 'node:fs/promises';
import { pictureLibrary, RASTERS, type Raster } from '@reelsheet/pictures';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp, SharpOptions } from 'sharp';
import { MAX_MEDIA_PIXELS } from './media-tool-limits.js';
import { UnreadableMedia } from './media-tools.errors.js';

const NAMES = Object.keys(RASTERS) as Raster[];
/** The number of bytes that file-type needs. */
const HEAD_BYTES = 4_100;
/** Maximum time for one picture. */
const SECONDS = 20;
const CAUTIOUS: SharpOptions = { limitInputPixels: MAX_MEDIA_PIXELS, failOn: 'error', sequentialRead: true };

/**
 * Returns the format that a file or bytes start with; undefined for anything else, including vector graphics and
 * documents.
 */
export async function rasterOf(source: string | Buffer): Promise<Raster | undefined> {
  const found = await fileTypeFromBuffer(typeof source === 'string' ? await headOf(source) : source);
  return nameOf(found?.mime);
}

/** Returns true if a media type is one of the accepted picture formats. */
export const isRasterType = (mediaType: string | undefined): boolean => nameOf(mediaType) !== undefined;

/** The library reads an animated PNG as a PNG and takes its first picture. */
function nameOf(detected: string | undefined): Raster | undefined {
  const mediaType = detected === 'image/apng' ? RASTERS.png.mediaType : detected;
  return NAMES.find((name) => RASTERS[name].mediaType === mediaType);
}

/**
 * Reads the size from the first bytes of a picture. Throws `unreadable_source` if it has too many pixels, or if it is
 * complete and its header is broken.
 */
export async function assertPicture(head: Buffer, isComplete: boolean): Promise<void> {
  const size = await (await openRaster(head, { limitInputPixels: false })).metadata().catch((cause: unknown) => {
    if (isComplete) throw new UnreadableMedia('The picture is broken', cause);
  });
  if (size && size.width * size.height > MAX_MEDIA_PIXELS)
    throw new UnreadableMedia(`The picture has more than ${MAX_MEDIA_PIXELS / 1e6} megapixels`);
}

/** Opens a picture whose first bytes show one of the {@link RASTERS}. Throws `unreadable_source` for anything else. */
export async function openRaster(source: string | Buffer, options: SharpOptions = {}): Promise<Sharp> {
  if (!(await rasterOf(source))) throw new UnreadableMedia(`The picture is none of ${NAMES.join(', ')}`);
  const library = await pictureLibrary();
  return library(source, { ...CAUTIOUS, ...options }).timeout({ seconds: SECONDS });
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
