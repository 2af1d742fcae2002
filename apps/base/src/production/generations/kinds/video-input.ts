import { Flag, Text, Whole } from '@reelsheet/platform-http';
import {
  DEFAULT_VIDEO_MODEL,
  DEFAULT_VIDEO_RATIO,
  findVideoModel,
  resolutionsOf,
  type Resolution,
  type VideoModel,
} from '@reelsheet/provider-video';
import { choose, chooseModel } from './choices.js';
import type { KindRequest } from './kind.js';
import { optionalText, requiredText } from './written.js';

export class VideoData {
  @Text({ optional: true, about: "knows {{names}}; the cell's own prompt where absent" })
  prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the prompt' })
  prompt_var?: string;

  @Text({ optional: true })
  negative_prompt?: string;

  @Text({ optional: true, about: 'a column or variable whose content is the negative prompt' })
  negative_prompt_var?: string;

  @Text({ optional: true, default: DEFAULT_VIDEO_MODEL })
  model?: string;

  @Text({ optional: true, default: DEFAULT_VIDEO_RATIO })
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
  readonly aspectRatio: string;
  readonly resolution: Resolution;
  /** Seconds. */
  readonly duration: number;
  readonly nativeAudio: boolean;
}

/** What a request and its cell ask of a video, as far as the model has it. */
export async function readVideo({ data, ...place }: KindRequest<VideoData>): Promise<VideoInput> {
  const { attributes } = place.target;
  const [id, model] = chooseModel(findVideoModel, data.model, attributes['model'], DEFAULT_VIDEO_MODEL);
  const negativePrompt = await optionalText(
    { field: 'negative_prompt', text: data.negative_prompt, from: data.negative_prompt_var },
    place,
  );
  return {
    model: id,
    prompt: await requiredText({ field: 'prompt', text: data.prompt, from: data.prompt_var }, place),
    ...(negativePrompt ? { negativePrompt } : {}),
    ...formatOf(model, data, attributes),
    nativeAudio: data.native_audio ?? false,
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
      given: data.aspect_ratio,
      fromCell: attributes['ratio'],
      allowed: model.aspectRatios,
      fallback: DEFAULT_VIDEO_RATIO,
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
