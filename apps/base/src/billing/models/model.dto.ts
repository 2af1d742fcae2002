import { choices } from '@reelsheet/kernel';
import { MAX_SPOKEN_TEXT_LENGTH, resolutionsOf, type ModelCatalog, type Models } from '@reelsheet/model-catalog';
import { Choice, Flag, Ids, ListOf, Text, Texts, Whole } from '@reelsheet/platform-http';

const TYPES = choices('Type of a model (`generation_type`)', {
  text: 'texts, chat and runs',
  image_from_text: 'pictures',
  video_from_text: 'clips',
  audio_generation: 'speech',
  transcription: 'transcripts',
});

export class ModelView {
  @Text({ about: 'the value of `model`' }) id!: string;
  @Choice(TYPES) generation_type!: (typeof TYPES)[number];
  @Flag({ about: 'used where a request and its cell name no model' }) default!: boolean;
  @Texts({ about: 'older names' }) aliases!: string[];
  @Texts({ optional: true, about: 'of images and videos, the default first' }) aspect_ratios?: string[];
  @Texts({ optional: true, about: 'of videos, the default first' }) resolutions?: string[];
  @Ids({ optional: true, about: 'of videos, in seconds' }) durations?: number[];
  @Whole({ optional: true, about: 'of videos, in seconds' }) default_duration?: number;
  @Flag({ optional: true, about: 'whether its videos can have native audio' }) native_audio?: boolean;
  @Texts({ optional: true, about: 'of images: values of `version`' }) versions?: string[];
  @Whole({ optional: true, about: 'of images: maximum number of `content_resource_ids`' }) reference_images?: number;
  @Whole({ optional: true, about: 'of texts: maximum length of the output in tokens' }) max_length?: number;
  @Whole({ optional: true, about: 'of speech: maximum length of the text in characters' }) max_characters?: number;
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
