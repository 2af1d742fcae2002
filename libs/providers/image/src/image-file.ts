import { pictureLibrary } from '@reelsheet/pictures';
import { ProviderError } from '@reelsheet/provider-common';
import { fileTypeFromBuffer } from 'file-type';
import type { GeneratedImage } from './port.js';

const CONTENT_TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const MAX_GENERATED_PIXELS = 4_096 * 4_096;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes one image of an answer down to its last pixel. Throws `corrupt_answer` where it is broken or cut off. */
export async function readImage(vendor: string, base64: string): Promise<GeneratedImage> {
  if (base64.length % 4 !== 0 || !BASE64.test(base64))
    throw new ProviderError(vendor, 'corrupt_answer', { reason: 'broken base64' });
  const bytes = Buffer.from(base64, 'base64');
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!CONTENT_TYPES.includes(contentType))
    throw new ProviderError(vendor, 'corrupt_answer', { reason: 'not a PNG, JPEG or WebP image' });
  const library = await pictureLibrary();
  try {
    const image = library(bytes, { failOn: 'truncated', limitInputPixels: MAX_GENERATED_PIXELS });
    const { width, height } = await image.metadata();
    await image.stats();
    return { bytes, contentType, width, height };
  } catch (cause) {
    throw new ProviderError(vendor, 'corrupt_answer', { reason: 'broken image', cause });
  }
}
