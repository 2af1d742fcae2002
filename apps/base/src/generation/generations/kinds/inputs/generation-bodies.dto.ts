import { getSchemaPath } from '@nestjs/swagger';
import { choices } from '@reelsheet/kernel';
import { Choice, JsonText, Nested } from '@reelsheet/platform-http';
import { MaxCredits } from '../../../../billing/prices/max-credits.js';
import { AudioData } from './audio-input.js';
import { ImageData } from './image-input.js';
import { TextData } from './text-input.js';
import { TranscriptionData } from './transcription-input.js';
import { VideoData } from './video-input.js';

type DataClass = new () => object;

const TEXT_NAMES = choices('Name of text generations', { text: 'text', text_generation: 'the same' });
const IMAGE_NAMES = choices('Name of image generations', { image_from_text: 'picture', image_generation: 'the same' });
const VIDEO_NAMES = choices('Name of video generations', { video_from_text: 'clip', video_generation: 'the same' });

/** The bodies of `GenerateBody`, by the accepted values of `generation_type`. */
const KINDS: readonly (readonly [names: readonly string[], body: DataClass])[] = [
  [TEXT_NAMES, bodyOf('Text', TEXT_NAMES, TextData)],
  [IMAGE_NAMES, bodyOf('Image', IMAGE_NAMES, ImageData)],
  [VIDEO_NAMES, bodyOf('Video', VIDEO_NAMES, VideoData)],
  [['audio_generation'], bodyOf('Audio', ['audio_generation'], AudioData)],
  [['transcription'], bodyOf('Transcription', ['transcription'], TranscriptionData)],
];

export const GENERATION_BODIES = KINDS.map(([, body]) => body);

/** The schema of a generation's body: `generation_type` decides what `data` contains. */
export const GENERATION_BODY = {
  oneOf: GENERATION_BODIES.map((body) => ({ $ref: getSchemaPath(body) })),
  discriminator: {
    propertyName: 'generation_type',
    mapping: Object.fromEntries(KINDS.flatMap(([names, body]) => names.map((name) => [name, getSchemaPath(body)]))),
  },
};

/** Declares a class that only describes a body; `GenerateBody` reads it and its kind checks `data`. */
function bodyOf(kind: string, names: readonly string[], data: DataClass): DataClass {
  class UserJob {
    @JsonText({ shape: () => data }) data!: object;
  }
  class Body {
    @Choice(names) generation_type!: string;
    @JsonText({ optional: true, shape: () => data, about: 'required here or in `user_job`' }) data?: object;
    @Nested(() => UserJob, { optional: true, about: 'alternative to `data`; in a form, `user_job[data]`' })
    user_job?: UserJob;
    @MaxCredits() max_credits?: number;
  }
  Object.defineProperty(UserJob, 'name', { value: `${kind}UserJob` });
  Object.defineProperty(Body, 'name', { value: `${kind}GenerationBody` });
  return Body;
}
