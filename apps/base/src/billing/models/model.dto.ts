import { MAX_SPOKEN_TEXT_LENGTH, resolutionsOf, type ModelCatalog, type Models } from '@reelsheet/model-catalog';
import { Choice, Flag, Ids, ListOf, Text, Texts, Whole } from '@reelsheet/platform-http';

const TYPES = ['text', 'image_from_text', 'video_from_text', 'audio_generation', 'transcription'] as const;

export class ModelView {
  @Text({ about: 'the value of `model`' }) id!: string;
  @Choice(TYPES) generation_type!: (typeof TYPES)[number];
  @Flag({ about: 'taken where a request and its cell name none' }) default!: boolean;
  @Texts({ about: 'older names of it' }) aliases!: string[];
  @Texts({ optional: true, about: 'of images and videos, its default first' }) aspect_ratios?: string[];
  @Texts({ optional: true, about: 'of videos, its default first' }) resolutions?: string[];
  @Ids({ optional: true, about: 'of videos, in seconds' }) durations?: number[];
  @Whole({ optional: true, about: 'of videos, in seconds' }) default_duration?: number;
  @Flag({ optional: true, about: 'whether its videos can have sound of their own' }) native_audio?: boolean;
  @Texts({ optional: true, about: 'of images: values of `version`' }) versions?: string[];
  @Whole({ optional: true, about: 'most images that `content_resource_ids` may name' }) reference_images?: number;
  @Whole({ optional: true, about: 'the longest answer of a text, in tokens' }) max_length?: number;
  @Whole({ optional: true, about: 'the longest text that is spoken, in characters' }) max_characters?: number;
  @Texts({
    optional: true,
    about: 'of speech: values of `voice_id`; a model without them speaks with the voices of a connected voice account',
  })
  voices?: string[];
}

export class ModelListView {
  @ListOf(() => ModelView) models!: ModelView[];
}

export function toModelList({ text, image, video, speech, transcription }: ModelCatalog): ModelListView {
  return {
    models: [
      ...listOf('text', text, ({ maxOutputTokens }) => ({ max_length: maxOutputTokens })),
      ...listOf('image_from_text', image, ({ aspectRatios, versions = {}, maxReferences }) => ({
        aspect_ratios: aspectRatios,
        versions: Object.keys(versions),
        reference_images: maxReferences,
      })),
      ...listOf('video_from_text', video, (model) => ({
        aspect_ratios: model.aspectRatios,
        resolutions: resolutionsOf(model),
        durations: model.durations,
        default_duration: model.defaultDuration,
        native_audio: model.nativeAudio,
      })),
      ...listOf('audio_generation', speech, ({ voices }) => ({
        max_characters: MAX_SPOKEN_TEXT_LENGTH,
        ...(voices && { voices }),
      })),
      ...listOf('transcription', transcription, () => ({})),
    ],
  };
}

function listOf<M extends { readonly provider: string }>(
  generation_type: ModelView['generation_type'],
  models: Models<M>,
  abilitiesOf: (model: M) => Partial<ModelView>,
): ModelView[] {
  return models.entries().map(([id, model]) => ({
    ...{ id, generation_type, default: id === models.default, aliases: models.aliasesOf(id) },
    ...abilitiesOf(model),
  }));
}
