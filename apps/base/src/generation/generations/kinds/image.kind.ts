import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, invalid, type Micro } from '@reelsheet/kernel';
import {
  IMAGE_SIZES,
  imagePrice,
  ModelCatalog,
  type AspectRatio,
  type ImageModel,
  type ImageVersion,
} from '@reelsheet/model-catalog';
import type { GeneratedImage, ReferenceImage } from '@reelsheet/provider-image';
import { ContentResourceErrors } from '../../../assets/content-resources/content-resource.errors.js';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { MediaFetcher } from '../../../assets/media/media-fetcher.js';
import type { LocalFile } from '../../../assets/media/media-store.js';
import { ImageVendors } from '../vendors/generation-vendors.js';
import { choose, chooseModel } from './model-options.js';
import { IMAGE_COUNT } from './kind-limits.js';
import {
  GenerationKind,
  type ExpectedMedia,
  type GenerationAttempt,
  type KindRequest,
  type KindResult,
} from './generation.kind.js';
import { ImageData, type ImageInput } from './inputs/image-input.js';
import { PromptTexts } from './prompt-texts.js';

@Injectable()
export class ImageKind extends GenerationKind<ImageData, ImageInput> {
  readonly type = 'image_generation';
  readonly names = ['image_from_text', 'image_generation'];
  readonly data = ImageData;

  constructor(
    private readonly catalog: ModelCatalog,
    private readonly vendors: ImageVendors,
    private readonly texts: PromptTexts,
    private readonly resources: ContentResourceReader,
    private readonly media: MediaFetcher,
  ) {
    super();
  }

  async validate(request: KindRequest<ImageData>): Promise<ImageInput> {
    const { data, agentId } = request;
    const { attributes } = request.target;
    const [name, model] = chooseModel(this.catalog.image, data.model, attributes['model']);
    const version = versionOf(model, data.version);
    if (!version) throw invalid('data.version', `is not a version of ${name}`);
    const aspectRatio = choose({
      field: 'aspect_ratio',
      given: data.aspect_ratio as AspectRatio | undefined,
      fromCell: attributes['ratio'],
      allowed: model.aspectRatios,
      fallback: model.aspectRatios[0]!,
    });
    const referenceIds = [...new Set(data.content_resource_ids ?? [])];
    if (referenceIds.length > model.maxReferences)
      throw invalid('data.content_resource_ids', `must name at most ${model.maxReferences} images for ${name}`);
    await this.references(agentId, referenceIds);
    return {
      model: name,
      ...(data.version ? { version: data.version } : {}),
      prompt: await this.texts.required({ field: 'prompt', text: data.prompt, from: data.prompt_var }, request),
      aspectRatio,
      count: data.number_of_images ?? IMAGE_COUNT.default,
      referenceIds,
      served: { provider: model.provider, vendorModel: version.vendorModel, price: version.price },
    };
  }

  override modelOf({ model, version }: ImageInput): string {
    return version ? `${model}/${version}` : model;
  }

  estimate({ served, count }: ImageInput): Micro {
    return imagePrice(served.price, count);
  }

  override expects(): ExpectedMedia {
    return { objectType: 'image', seconds: [0, 0] };
  }

  async run(attempt: GenerationAttempt<ImageInput>): Promise<KindResult> {
    const { context, input, folder } = attempt;
    const { prompt, aspectRatio, count, served } = input;
    const references = await this.fetchReferences(attempt);
    const { images } = await this.vendors.of(served.provider).generate({
      ...{ vendorModel: served.vendorModel, prompt, aspectRatio, ...IMAGE_SIZES[aspectRatio], count, references },
      idempotencyKey: context.key,
      signal: context.signal,
    });
    const files = await Promise.all(images.map((image, index) => writeImage(image, index, folder)));
    return { state: 'completed', files, cost: this.estimate(input) };
  }

  private async references(agentId: number, ids: readonly number[]) {
    const found = await this.resources.find(agentId, ids);
    return ids.map((id) => {
      const resource = found.get(id);
      if (!resource) throw new DomainError(ContentResourceErrors.notFound, `Content resource ${id} not found`);
      if (resource.objectType !== 'image')
        throw invalid('data.content_resource_ids', `must name images, and ${id} is none`);
      return resource;
    });
  }

  private async fetchReferences({ context, input, folder }: GenerationAttempt<ImageInput>): Promise<ReferenceImage[]> {
    const references = await this.references(context.job.agentId, input.referenceIds);
    return Promise.all(
      references.map(async ({ url, contentType }, index) => {
        const path = join(folder, `reference-${index}`);
        await this.media.fromStorage(url, path, { signal: context.signal });
        return { path, contentType };
      }),
    );
  }
}

/** Returns the named version, the model itself when none is named, or undefined when the model has no such version. */
function versionOf(model: ImageModel, version: string | undefined): ImageVersion | undefined {
  if (version === undefined) return model;
  const { versions = {} } = model;
  return Object.hasOwn(versions, version) ? versions[version] : undefined;
}

async function writeImage({ bytes, contentType }: GeneratedImage, index: number, folder: string): Promise<LocalFile> {
  const fileName = `image-${index + 1}.${contentType.split('/')[1]}`;
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  return { path, fileName, contentType };
}
