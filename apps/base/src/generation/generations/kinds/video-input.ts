import { Flag, Text, Whole } from '@reelsheet/platform-http';
import {
  resolutionsOf,
  secondPrice,
  type AspectRatio,
  type ModelCatalog,
  type ProviderOf,
  type Resolution,
  type VideoModel,
} from '@reelsheet/model-catalog';
import { choose, chooseModel, MODEL_ABOUT } from './model-options.js';
import type { KindRequest, Served } from './kind.js';
import { optionalText, requiredText } from './text-result.js';

export class VideoData {
  @Text({ optional: true, about: 'knows {{names}}; required unless `prompt_var` is given' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true })
  negative_prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the negative prompt' })
  negative_prompt_var?: string;

  @Text({ optional: true, about: MODEL_ABOUT })
  model?: string;

  @Text({ optional: true, about: "one of the model's; the cell's or the model's own where absent" })
  aspect_ratio?: string;

  @Text({ optional: true, about: "`720p` or `1080p`, as the model has it; the cell's or the model's own where absent" })
  resolution?: string;

  @Whole({ optional: true, min: 1, about: 'seconds, as the model has them' })
  duration?: number;

  @Flag({ optional: true, default: false, about: 'ignored by models without sound of their own' })
  native_audio?: boolean;
}

export interface VideoInput {
  readonly model: string;
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly aspectRatio: AspectRatio;
  readonly resolution: Resolution;
  /** Seconds. */
  readonly duration: number;
  /** False for models without sound of their own. */
  readonly nativeAudio: boolean;
  /** The price is in credits for a second. */
  readonly served: Served<ProviderOf<'video'>, number>;
}

/** What a request and its cell ask of a video, as far as the model has it. */
export async function readVideo(
  catalog: ModelCatalog,
  { data, ...place }: KindRequest<VideoData>,
): Promise<VideoInput> {
  const { attributes } = place.target;
  const [name, model] = chooseModel(catalog.video, data.model, attributes['model']);
  const format = formatOf(model, data, attributes);
  const nativeAudio = model.nativeAudio && (data.native_audio ?? false);
  const negativePrompt = await optionalText(
    { field: 'negative_prompt', text: data.negative_prompt, from: data.negative_prompt_var },
    place,
  );
  return {
    model: name,
    prompt: await requiredText({ field: 'prompt', text: data.prompt, from: data.prompt_var }, place),
    ...(negativePrompt ? { negativePrompt } : {}),
    ...format,
    nativeAudio,
    served: {
      provider: model.provider,
      vendorModel: model.vendorModel,
      price: secondPrice(model, format.resolution, nativeAudio)!,
    },
  };
}

function formatOf(
  model: VideoModel,
  data: VideoData,
  attributes: KindRequest<VideoData>['target']['attributes'],
): Pick<VideoInput, 'aspectRatio' | 'resolution' | 'duration'> {
  const resolutions = resolutionsOf(model);
  return {
    aspectRatio: choose({
      field: 'aspect_ratio',
      given: data.aspect_ratio as AspectRatio | undefined,
      fromCell: attributes['ratio'],
      allowed: model.aspectRatios,
      fallback: model.aspectRatios[0]!,
    }),
    resolution: choose({
      field: 'resolution',
      given: data.resolution as Resolution | undefined,
      fromCell: attributes['resolution'],
      allowed: resolutions,
      fallback: resolutions[0]!,
    }),
    duration: choose({
      field: 'duration',
      given: data.duration,
      fromCell: attributes['duration'],
      allowed: model.durations,
      fallback: model.defaultDuration,
    }),
  };
}
