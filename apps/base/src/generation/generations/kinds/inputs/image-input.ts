import type { AspectRatio, ProviderOf } from '@reelsheet/model-catalog';
import { Ids, Text, Whole } from '@reelsheet/platform-http';
import type { Served } from '../../generation.js';
import { IMAGE_COUNT, MAX_REFERENCE_IMAGES } from '../kind-limits.js';
import { MODEL_ABOUT } from '../model-options.js';

export class ImageData {
  @Text({ optional: true, about: 'may contain {{names}}; required unless `prompt_var` is given' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true, about: MODEL_ABOUT })
  model?: string;

  @Text({ optional: true, about: 'only with a model that has versions' })
  version?: string;

  @Text({ optional: true, about: "one of the model's; the cell's or the model's own when absent" })
  aspect_ratio?: string;

  @Whole({ optional: true, ...IMAGE_COUNT })
  number_of_images?: number;

  @Ids({ optional: true, maxItems: MAX_REFERENCE_IMAGES, about: "reference images among the agent's resources" })
  content_resource_ids?: number[];
}

export interface ImageInput {
  readonly model: string;
  readonly version?: string;
  readonly prompt: string;
  readonly aspectRatio: AspectRatio;
  readonly count: number;
  readonly referenceIds: readonly number[];
  readonly served: Served<ProviderOf<'image'>, number>;
}
