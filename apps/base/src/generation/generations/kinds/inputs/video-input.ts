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
import { choose, chooseModel, MODEL_ABOUT } from '../model-options.js';
import type { Served } from '../../generation.js';
import type { KindRequest } from '../generation.kind.js';
import type { PromptTexts } from '../prompt-texts.js';

export class VideoData {
  @Text({ optional: true, about: 'may contain {{names}}; required unless `prompt_var` is given' })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true })
  negative_prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the negative prompt' })
  negative_prompt_var?: string;

  @Text({ optional: true, about: MODEL_ABOUT })
  model?: string;

  @Text({ optional: true, about: "one of the model's; the cell's or the model's own when absent" })
  aspect_ratio?: string;

  @Text({
    optional: true,
    about: "`720p` or `1080p`, if the model offers it; the cell's or the model's own when absent",
  })
  resolution?: string;

  @Whole({ optional: true, min: 1, about: 'seconds; one of the durations of the model' })
  duration?: number;

  @Flag({ optional: true, default: false, about: 'ignored by models that generate no sound' })
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
  /** False for models that generate no sound. */
  readonly nativeAudio: boolean;
  /** The price is in credits per second. */
  readonly served: Served<ProviderOf<'video'>, number>;
}

/** Combines the request, the settings of the cell and the options of the model. */
export async function validateVideo(
  catalog: ModelCatalog,
  texts: PromptTexts,
  request: KindRequest<VideoData>,
): Promise<VideoInput> {
  const { data } = request;
  const { attributes } = request.target;
  const [name, model] = chooseModel(catalog.video, data.model, attributes['model']);
  const format = formatOf(model, data, attributes);
  const nativeAudio = model.nativeAudio && (data.native_audio ?? false);
  const negativePrompt = await texts.optional(
    { field: 'negative_prompt', text: data.negative_prompt, from: data.negative_prompt_var },
    request,
  );
  return {
    model: name,
    prompt: await texts.required({ field: 'prompt', text: data.prompt, from: data.prompt_var }, request),
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
