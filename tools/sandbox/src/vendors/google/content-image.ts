import { createHash, randomUUID } from 'node:crypto';
import { pictureLibrary } from '@reelsheet/pictures';
import { drawPicture } from '../../picture/picture.js';
import type { Canvas } from '../../picture/scenery.js';
import { VendorError } from '../../server/vendor-error.js';
import type { ContentRequest, Part, RATIOS } from './content-schema.js';
import { textOf } from './content-text.js';

/** Sizes in pixels at size 1K, which are close to their ratio but rarely exact. */
const CANVASES: Record<(typeof RATIOS)[number], Canvas> = {
  '1:1': { width: 1024, height: 1024 },
  '2:3': { width: 848, height: 1264 },
  '3:2': { width: 1264, height: 848 },
  '3:4': { width: 896, height: 1200 },
  '4:3': { width: 1200, height: 896 },
  '4:5': { width: 928, height: 1152 },
  '5:4': { width: 1152, height: 928 },
  '9:16': { width: 768, height: 1376 },
  '16:9': { width: 1376, height: 768 },
  '21:9': { width: 1584, height: 672 },
};
const SCALES = { '512': 0.5, '1K': 1, '2K': 2, '4K': 4 } as const;

/** Number of tokens of every picture. */
export const PICTURE_TOKENS = 1_290;

export function requestsPicture(model: string, { generationConfig }: ContentRequest): boolean {
  return generationConfig?.responseModalities?.includes('IMAGE') ?? model.includes('image');
}

/** Generates a picture. Each call with the same prompt gives another one, except with a repeated idempotency key. */
export async function draw(request: ContentRequest, idempotencyKey: string | null): Promise<Part[]> {
  const parts = request.contents.flatMap((content) => content.parts);
  const prompt = textOf(parts);
  if (prompt === '') throw new VendorError('invalid', 'Unable to process input: no text was given.');
  const references = parts.flatMap(({ inlineData }) => inlineData ?? []);
  await Promise.all(references.map(checkReference));
  const [first] = references;
  const picture = await drawPicture(
    prompt,
    canvasOf(request),
    variantOf(idempotencyKey ?? randomUUID()),
    first && Buffer.from(first.data, 'base64'),
  );
  return [{ inlineData: { mimeType: 'image/png', data: picture.toString('base64') } }];
}

function canvasOf({ generationConfig }: ContentRequest): Canvas {
  const { aspectRatio = '1:1', imageSize = '1K' } = generationConfig?.imageConfig ?? {};
  const { width, height } = CANVASES[aspectRatio];
  return { width: width * SCALES[imageSize], height: height * SCALES[imageSize] };
}

function variantOf(key: string): number {
  return createHash('sha256').update(key).digest().readUInt16BE();
}

async function checkReference({ mimeType, data }: { mimeType: string; data: string }): Promise<void> {
  const library = await pictureLibrary();
  const { format } = await library(Buffer.from(data, 'base64'))
    .metadata()
    .catch(() => {
      throw new VendorError('invalid', 'Unable to process input image. Please retry or report.');
    });
  if (!['png', 'jpeg', 'webp', 'heif'].includes(format))
    throw new VendorError('invalid', `Unsupported MIME type: ${mimeType}`);
}
