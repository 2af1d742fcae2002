import { readFile, stat } from 'node:fs/promises';
import { pictureLibrary } from '@reelsheet/pictures';
import { ProviderError } from '@reelsheet/provider-common';
import type { FilePart } from 'ai';
import type { ReferenceImage } from './port.js';

/** Content types that Gemini reads. */
const CONTENT_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** A request holds 20 MB with all of its references in base64, and there may be eight. */
const MAX_BYTES = 1.5 * 2 ** 20;
/** The models scale larger pictures down to this size. */
const MAX_SIDE = 2_048;
const MAX_PIXELS = 16_384 * 16_384;

/** A reference as part of the prompt; one that is large, or of another format, is drawn anew. */
export async function inlineReference(vendor: string, { path, contentType }: ReferenceImage): Promise<FilePart> {
  const fits = CONTENT_TYPES.includes(contentType) && (await stat(path)).size <= MAX_BYTES;
  return fits
    ? { type: 'file', data: await readFile(path), mediaType: contentType }
    : { type: 'file', data: await redrawn(vendor, path), mediaType: 'image/webp' };
}

async function redrawn(vendor: string, path: string): Promise<Buffer> {
  const library = await pictureLibrary();
  try {
    return await library(path, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw new ProviderError(vendor, 'bad_request', { reason: 'a reference cannot be opened', cause });
  }
}
