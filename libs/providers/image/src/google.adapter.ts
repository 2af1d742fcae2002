import { ProviderError } from '@reelsheet/provider-common';
import { type GoogleConfig, GoogleModels } from '@reelsheet/provider-common/google';
import { inlineReference } from './google-references.js';
import { readImage } from './image-file.js';
import { type GeneratedImage, ImageProvider, type ImageRequest } from './port.js';

const VENDOR = 'image';
/** One picture of 4K in base64. */
const BOUNDS = { timeoutMs: 300_000, maxAnswerBytes: 64 * 2 ** 20 };
/** Calls of one request at a time. */
const CONCURRENCY = 3;
/** Gemini takes a ratio and no size, and keeps the ratio roughly: its own 3:4 of 864 × 1184 pixels is off by 2.7 %. */
const RATIO_TOLERANCE = 0.03;

/** Gemini's image models, through the Vercel AI SDK. */
export class GoogleImageProvider extends ImageProvider {
  private readonly models: GoogleModels;

  constructor(config: GoogleConfig) {
    super();
    this.models = new GoogleModels(VENDOR, config, BOUNDS);
  }

  /**
   * A call makes one image, so several take several calls, each with a key of its own; where one fails, none is
   * given.
   */
  async generate(request: ImageRequest): Promise<{ images: GeneratedImage[] }> {
    const references = await Promise.all(
      (request.references ?? []).map((reference) => inlineReference(VENDOR, reference)),
    );
    const images: GeneratedImage[] = [];
    for (let first = 0; first < request.count; first += CONCURRENCY) {
      const together = Array.from(
        { length: Math.min(CONCURRENCY, request.count - first) },
        (_, index) => first + index,
      );
      images.push(...(await allOrNone(together.map((index) => this.draw(request, references, index)))));
    }
    return { images };
  }

  private async draw(
    { vendorModel, prompt, aspectRatio, idempotencyKey, signal }: ImageRequest,
    references: readonly Awaited<ReturnType<typeof inlineReference>>[],
    index: number,
  ): Promise<GeneratedImage> {
    const options = { signal, idempotencyKey: index === 0 ? idempotencyKey : `${idempotencyKey}-${index + 1}` };
    const generated = await this.models.call(vendorModel, options, (ai, call) =>
      ai.generateText({
        ...call,
        messages: [{ role: 'user', content: [{ type: 'text', text: prompt }, ...references] }],
        providerOptions: { google: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio } } },
      }),
    );
    this.models.requireUnfiltered(generated);
    const { files, rawFinishReason: vendorCode } = generated;
    const file = files.find(({ mediaType }) => mediaType.startsWith('image/'));
    if (!file) throw new ProviderError(VENDOR, 'corrupt_answer', { reason: 'no image', vendorCode });
    const image = await readImage(VENDOR, file.base64);
    requireRatio(image, aspectRatio);
    return image;
  }
}

/** Waits for all of them also where one fails, so that none goes on behind the caller's back. */
async function allOrNone<T>(calls: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(calls);
  return Promise.all(calls);
}

function requireRatio({ width, height }: GeneratedImage, aspectRatio: string): void {
  const [across = NaN, down = NaN] = aspectRatio.split(':').map(Number);
  const distortion = Math.abs((width / height) * (down / across) - 1);
  if (distortion > RATIO_TOLERANCE)
    throw new ProviderError(VENDOR, 'corrupt_answer', { reason: `${width} × ${height} pixels are not ${aspectRatio}` });
}
