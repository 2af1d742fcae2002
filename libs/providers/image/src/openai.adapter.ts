import { answerCheck, ProviderError } from '@reelsheet/provider-common';
import { type OpenAiConfig, OpenAiVendor, uploadedFile } from '@reelsheet/provider-common/openai';
import Type from 'typebox';
import { readImage } from './image-file.js';
import { type GeneratedImage, ImageProvider, type ImageRequest } from './port.js';

const VENDOR = 'image';
/** Ten large images in base64. */
const BOUNDS = { timeoutMs: 300_000, maxAnswerBytes: 128 * 2 ** 20 };

const checkedAnswer = answerCheck(VENDOR, Type.Object({ data: Type.Array(Type.Object({ b64_json: Type.String() })) }));

/** Any vendor that speaks OpenAI's `POST /images/generations`, and `/images/edits` where there are references. */
export class OpenAiImageProvider extends ImageProvider {
  private readonly vendor: OpenAiVendor;

  constructor(config: OpenAiConfig) {
    super();
    this.vendor = new OpenAiVendor(VENDOR, config, BOUNDS);
  }

  async generate(request: ImageRequest): Promise<{ images: GeneratedImage[] }> {
    const fields = this.fields(request);
    const references = request.references ?? [];
    const answer = await this.vendor.call(request, async (client, options) =>
      references.length === 0
        ? client.images.generate(fields, options)
        : client.images.edit({ ...fields, image: await Promise.all(references.map(uploadedFile)) }, options),
    );
    const { data } = checkedAnswer(answer);
    if (data.length !== request.count) {
      throw new ProviderError(VENDOR, 'corrupt_answer', {
        reason: `${data.length} images instead of ${request.count}`,
      });
    }
    const images: GeneratedImage[] = [];
    for (const { b64_json } of data) images.push(await readImage(VENDOR, b64_json));
    return { images };
  }

  private fields({ vendorModel, prompt, width, height, count }: ImageRequest) {
    return {
      model: vendorModel,
      prompt,
      n: count,
      size: `${width}x${height}`,
      response_format: 'b64_json',
    } as const;
  }
}
