import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, invalid, type Micro } from '@reelsheet/kernel';
import { Ids, Text, Whole } from '@reelsheet/platform-http';
import {
  DEFAULT_IMAGE_MODEL,
  DEFAULT_IMAGE_RATIO,
  findImageModel,
  findImageVersion,
  IMAGE_COUNT,
  imagePrice,
  ImageProvider,
  MAX_REFERENCES,
  type GeneratedImage,
  type ReferenceImage,
} from '@reelsheet/provider-image';
import { ContentResourceErrors } from '../../../library/content-resources/content-resource.errors.js';
import { ContentResourceReader } from '../../../library/content-resources/content-resource.reader.js';
import { MediaFetcher } from '../../../storage/media/media-fetcher.js';
import type { LocalFile } from '../../../storage/media/media-store.js';
import { choose, chooseModel } from './choices.js';
import { GenerationKind, type Completed, type KindRequest, type Work } from './kind.js';
import { requiredText } from './written.js';

export class ImageData {
  @Text({ optional: true, about: "knows {{names}}; the cell's own prompt where absent" })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true, default: DEFAULT_IMAGE_MODEL })
  model?: string;

  @Text({ optional: true, about: 'only with a model that has versions' })
  version?: string;

  @Text({ optional: true, default: DEFAULT_IMAGE_RATIO })
  aspect_ratio?: string;

  @Whole({ optional: true, ...IMAGE_COUNT })
  number_of_images?: number;

  @Ids({ optional: true, maxItems: MAX_REFERENCES, about: "reference images among the agent's resources" })
  content_resource_ids?: number[];
}

export interface ImageInput {
  readonly model: string;
  readonly version?: string;
  readonly prompt: string;
  readonly aspectRatio: string;
  readonly count: number;
  readonly referenceIds: readonly number[];
}

@Injectable()
export class ImageKind extends GenerationKind<ImageData, ImageInput> {
  readonly type = 'image_generation';
  readonly names = ['image_from_text', 'image_generation'];
  readonly data = ImageData;

  constructor(
    private readonly provider: ImageProvider,
    private readonly resources: ContentResourceReader,
    private readonly media: MediaFetcher,
  ) {
    super();
  }

  async read({ data, agentId, ...place }: KindRequest<ImageData>): Promise<ImageInput> {
    const { attributes } = place.target;
    const [id, model] = chooseModel(findImageModel, data.model, attributes['model'], DEFAULT_IMAGE_MODEL);
    if (!findImageVersion(model, data.version)) throw invalid('data.version', `is not a version of ${id}`);
    const ratio = {
      field: 'aspect_ratio',
      given: data.aspect_ratio,
      fromCell: attributes['ratio'],
      allowed: model.aspectRatios,
    };
    const referenceIds = [...new Set(data.content_resource_ids ?? [])];
    await this.references(agentId, referenceIds);
    return {
      model: id,
      ...(data.version ? { version: data.version } : {}),
      prompt: await requiredText({ field: 'prompt', text: data.prompt, from: data.prompt_var }, place),
      aspectRatio: choose({ ...ratio, fallback: DEFAULT_IMAGE_RATIO }),
      count: data.number_of_images ?? IMAGE_COUNT.default,
      referenceIds,
    };
  }

  modelOf({ model, version }: ImageInput): string {
    return version ? `${model}/${version}` : model;
  }

  estimate({ model, version, count }: ImageInput): Micro {
    return imagePrice(findImageVersion(findImageModel(model)!, version)!, count);
  }

  async run(work: Work<ImageInput>): Promise<Completed> {
    const { referenceIds, ...request } = work.input;
    const references = await this.fetchReferences(work, referenceIds);
    const { images } = await this.provider.generate({
      ...request,
      references,
      idempotencyKey: work.key,
      signal: work.signal,
    });
    const files = await Promise.all(images.map((image, index) => keep(image, index, work.folder)));
    return { state: 'completed', files, cost: this.estimate(work.input) };
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

  private async fetchReferences(
    { agentId, folder, signal }: Work<ImageInput>,
    ids: readonly number[],
  ): Promise<ReferenceImage[]> {
    const references = await this.references(agentId, ids);
    return Promise.all(
      references.map(async ({ url, contentType }, index) => {
        const path = join(folder, `reference-${index}`);
        await this.media.fromStorage(url, path, { signal });
        return { path, contentType };
      }),
    );
  }
}

async function keep({ bytes, contentType }: GeneratedImage, index: number, folder: string): Promise<LocalFile> {
  const fileName = `image-${index + 1}.${contentType.split('/')[1]}`;
  const path = join(folder, fileName);
  await writeFile(path, bytes);
  return { path, fileName, contentType };
}
