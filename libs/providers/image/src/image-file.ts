import { ProviderError } from '@reelsheet/provider-common';
import type { GeneratedImage } from './port.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };
const MAX_GENERATED_PIXELS = 4_096 * 4_096;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes one image of an answer down to its last pixel. Throws `corrupt_answer` where it is broken or cut off. */
export async function readImage(vendor: string, base64: string): Promise<GeneratedImage> {
  if (base64.length % 4 !== 0 || !BASE64.test(base64))
    throw new ProviderError(vendor, 'corrupt_answer', { reason: 'broken base64' });
  const bytes = Buffer.from(base64, 'base64');
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_GENERATED_PIXELS });
    const { format, width, height } = await image.metadata();
    await image.stats();
    const contentType = CONTENT_TYPES[format];
    if (contentType) return { bytes, contentType, width, height };
  } catch (cause) {
    throw new ProviderError(vendor, 'corrupt_answer', { reason: 'broken image', cause });
  }
  throw new ProviderError(vendor, 'corrupt_answer', { reason: 'not a PNG, JPEG or WebP image' });
}
