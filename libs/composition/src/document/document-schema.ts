import { prose } from '@reelsheet/kernel';
import Type, { type Static } from 'typebox';
import { FONT_NAMES, FONTS } from '../text/fonts.js';
import { HIGHLIGHTS, TEXT_PRESET_NAMES, TEXT_PRESETS, DEFAULT_TEXT_PRESET, MOTIONS } from '../text/text-presets.js';
import { NETWORKS } from '../text/safe-areas.js';

/** Limits of a document, used by the schema and the planner. */
export const DOCUMENT_LIMITS = {
  tracks: 20,
  clips: 200,
  seconds: 600,
  sentences: 2_000,
  text: 2_000,
  /** Total characters of all clips and sentences, more than a viewer can read in the longest video. */
  totalText: 20_000,
  canvasSide: 3_840,
} as const;

const closed = { additionalProperties: false } as const;
const seconds = (description: string, extra: object = {}) =>
  Type.Number({ minimum: 0, maximum: DOCUMENT_LIMITS.seconds, description: `${description} Seconds.`, ...extra });
const choice = <const T extends readonly string[]>(values: T, description: string, extra: object = {}) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: values, description, ...extra });
const color = (description: string, extra: object = {}) =>
  Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: `${description} \`#RRGGBB\`.`, ...extra });

const Canvas = Type.Object(
  {
    width: Type.Optional(side('Width', 1080)),
    height: Type.Optional(side('Height', 1920)),
    fps: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: 30, description: 'Frames per second.' })),
    background: Type.Optional(color('What shows where no clip does.', { default: '#000000' })),
    safe_area: Type.Optional(
      choice(
        NETWORKS,
        'Network whose overlays (buttons, names) text must not cover in upright videos; without it those of all networks.',
      ),
    ),
  },
  { ...closed, description: 'Size, frame rate and background of the video.' },
);

function side(name: string, defaultValue: number) {
  const description = `${name} of the video in pixels, an even number.`;
  return Type.Integer({
    minimum: 16,
    maximum: DOCUMENT_LIMITS.canvasSide,
    multipleOf: 2,
    default: defaultValue,
    description,
  });
}

const id = (what: string) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: `Id of ${what}.` }));
const Source = Type.Object(
  {
    url: Type.Optional(
      Type.String({
        maxLength: 2_048,
        pattern: '^https?://',
        description: 'Public http or https address of the file.',
      }),
    ),
    content_resource_id: id('a content resource'),
    layer_id: id('a layer; its selected generation or resource is taken'),
    cell_id: id('a cell; its selected generation or resource is taken'),
  },
  {
    ...closed,
    minProperties: 1,
    maxProperties: 1,
    description: 'Where the media comes from: exactly one of the properties.',
  },
);

const Position = Type.Object(
  {
    x: Type.Number({ minimum: -1, maximum: 1, description: 'Left edge, as a fraction of the canvas width.' }),
    y: Type.Number({ minimum: -1, maximum: 1, description: 'Top edge, as a fraction of the canvas height.' }),
    width: Type.Number({ exclusiveMinimum: 0, maximum: 2, description: 'Width, as a fraction of the canvas width.' }),
    height: Type.Number({
      exclusiveMinimum: 0,
      maximum: 2,
      description: 'Height, as a fraction of the canvas height.',
    }),
  },
  { ...closed, description: 'The box that the clip fills; without it the whole canvas.' },
);

const Trim = Type.Object(
  {
    start: Type.Optional(seconds('Where in the source the clip begins.', { default: 0, maximum: 86_400 })),
    end: Type.Optional(
      seconds('Where in the source the clip ends; not together with `duration`.', { maximum: 86_400 }),
    ),
    duration: Type.Optional(
      seconds('How much of the source is taken; not together with `end`.', { minimum: undefined, exclusiveMinimum: 0 }),
    ),
  },
  { ...closed, description: 'The part of the source that is used; without it all of it.' },
);

export const FITS = ['cover', 'contain', 'blurred', 'fill'] as const;
export const EASINGS = ['linear', 'ease_in', 'ease_out', 'ease_in_out'] as const;
export const TRANSITIONS = [
  'fade',
  'flash',
  'crossfade',
  'dissolve',
  'blur',
  'zoom',
  'circle',
  'clock',
  'pixels',
  'slide',
  'wipe',
  'smooth',
] as const;
const Transition = Type.Object(
  {
    type: choice(
      TRANSITIONS,
      prose`
        Transition from the previous clip of the track: \`fade\` goes through black and \`flash\` through white; the others
        show both clips at once, \`smooth\` as a wipe with a soft edge, \`clock\` as a rotating wipe.`,
    ),
    duration: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 3,
        default: 0.5,
        description: 'Seconds; at most half of the shorter of the two clips is taken.',
      }),
    ),
    direction: Type.Optional(
      choice(['left', 'right', 'up', 'down'], 'Where a `slide`, `wipe` or `smooth` moves to.', { default: 'left' }),
    ),
  },
  {
    ...closed,
    description: prose`
      Plays at the start of the clip. A clip without \`start\` starts earlier by its duration, over the end of the previous
      one.`,
  },
);

const Animation = Type.Object(
  {
    type: choice(['zoom_in', 'zoom_out', 'pan_left', 'pan_right', 'pan_up', 'pan_down'], 'Camera move.'),
    amount: Type.Optional(
      Type.Number({
        exclusiveMinimum: 0,
        maximum: 1,
        default: 0.12,
        description: 'How far it goes, as a fraction of the picture.',
      }),
    ),
    easing: Type.Optional(
      choice(EASINGS, 'Whether the move accelerates, decelerates, or both.', {
        default: 'linear',
      }),
    ),
  },
  { ...closed, description: 'A camera move over the whole clip.' },
);

const describeChoices = (entries: Readonly<Record<string, { readonly about: string }>>) =>
  Object.entries(entries)
    .map(([name, { about }]) => `\`${name}\` (${about})`)
    .join(', ');
const textStyleFields = {
  look: Type.Optional(
    choice(
      TEXT_PRESET_NAMES,
      `Text style preset; other properties of the style override it: ${describeChoices(TEXT_PRESETS)}.`,
      {
        default: DEFAULT_TEXT_PRESET,
      },
    ),
  ),
  font: Type.Optional(
    choice(
      FONT_NAMES,
      prose`
        ${describeChoices(FONTS)}; without it the look's. Characters that a font lacks are taken from others, and emoji are
        drawn as pictures.`,
    ),
  ),
  font_size: Type.Optional(
    Type.Number({
      minimum: 8,
      maximum: 1_000,
      description: prose`
        Line height in pixels of the canvas; without it a size that suits canvas and look. Reduced if the text does not fit
        into its box.`,
    }),
  ),
  color: Type.Optional(color("Text color; without it the look's.")),
  outline_color: Type.Optional(color("Color of the text outline; without it the look's.")),
  outline_width: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 50,
      description: prose`
        Width of the outline in pixels of the canvas; without it the look's. Text with too little contrast to its outline and
        its box gets a blurred shadow.`,
    }),
  ),
  background: Type.Optional(color("Color of a box behind the text; without it the look's.")),
  bold: Type.Optional(Type.Boolean({ description: "Bold text; without it the look's." })),
  italic: Type.Optional(Type.Boolean({ default: false, description: 'Italic text.' })),
  uppercase: Type.Optional(Type.Boolean({ description: "Text in capital letters; without it the look's." })),
  motion: Type.Optional(
    choice(
      MOTIONS,
      "How the text appears and disappears: at once, fading, rising, popping up, or word by word; without it the look's.",
    ),
  ),
};
const TextStyle = Type.Object(
  {
    ...textStyleFields,
    align: Type.Optional(
      choice(['left', 'center', 'right'], 'Alignment of the text in its box.', { default: 'center' }),
    ),
  },
  { ...closed, description: 'How the text looks.' },
);
const CaptionStyle = Type.Object(
  {
    ...textStyleFields,
    highlight: Type.Optional(
      choice(
        HIGHLIGHTS,
        prose`
          How the spoken word is highlighted: not at all, in another color, in another color and larger, or on a box of that
          color; without it the look's, or \`color\` if only \`highlight_color\` is given.`,
      ),
    ),
    highlight_color: Type.Optional(color("Color of the spoken word, or of its box; without it the look's.")),
  },
  { ...closed, description: 'How the captions look.' },
);

const start = Type.Optional(seconds('When the clip starts; without it right after the previous clip of its track.'));
const duration = (description: string) =>
  Type.Optional(seconds(description, { minimum: undefined, exclusiveMinimum: 0 }));
const volume = Type.Optional(
  Type.Number({ minimum: 0, maximum: 4, default: 1, description: 'Loudness factor of its sound; 0 is silent.' }),
);
const loop = Type.Optional(
  Type.Boolean({
    default: false,
    description: 'Begins again until `duration` is over; needs `duration`, and no `trim`.',
  }),
);
const visual = {
  fit: Type.Optional(
    choice(
      FITS,
      'How it fits its box: cropped to fill it, completely visible inside it, over a blurred copy of itself, or stretched.',
      { default: 'cover' },
    ),
  ),
  position: Type.Optional(Position),
  transition: Type.Optional(Transition),
  animation: Type.Optional(Animation),
};

const VideoClip = Type.Object(
  {
    type: Type.Literal('video'),
    source: Source,
    start,
    duration: duration(
      'How long it is visible; without it as long as the source or its trim. The last frame is held after its end.',
    ),
    trim: Type.Optional(Trim),
    loop,
    volume,
    ...visual,
  },
  { ...closed, description: 'Moving pictures with their sound.' },
);
const ImageClip = Type.Object(
  {
    type: Type.Literal('image'),
    source: Source,
    start,
    duration: duration('How long it is visible; without it 3 seconds.'),
    ...visual,
  },
  { ...closed, description: 'A still picture; transparent parts let the tracks below show.' },
);
const AudioClip = Type.Object(
  {
    type: Type.Literal('audio'),
    source: Source,
    start,
    duration: duration('How long it plays; without it as long as the source or its trim.'),
    trim: Type.Optional(Trim),
    loop,
    volume,
  },
  { ...closed, description: 'Sound: a voice-over, an effect. The sound track of a video may be its source.' },
);
const TextClip = Type.Object(
  {
    type: Type.Literal('text'),
    text: Type.String({
      minLength: 1,
      maxLength: DOCUMENT_LIMITS.text,
      description: 'What is shown; line breaks are kept.',
    }),
    start,
    duration: duration('How long it is visible; without it 3 seconds.'),
    position: Type.Optional(Position),
    style: Type.Optional(TextStyle),
  },
  { ...closed, description: 'Words over the picture.' },
);

export const CLIP_TYPES = ['video', 'image', 'audio', 'text'] as const;

const Clip = Type.Unsafe<
  Static<typeof VideoClip> | Static<typeof ImageClip> | Static<typeof AudioClip> | Static<typeof TextClip>
>({
  type: 'object',
  description: 'One clip of a track.',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [VideoClip, ImageClip, AudioClip, TextClip],
});

const Track = Type.Object(
  {
    clips: Type.Array(Clip, {
      maxItems: DOCUMENT_LIMITS.clips,
      description: 'In any order; of two overlapping clips the one that starts later is visible.',
    }),
  },
  closed,
);

const Sentence = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: DOCUMENT_LIMITS.text, description: 'What is said.' }),
    startMs: Type.Integer({
      minimum: 0,
      maximum: DOCUMENT_LIMITS.seconds * 1_000,
      description: 'When it begins, in milliseconds.',
    }),
    endMs: Type.Integer({
      minimum: 0,
      maximum: DOCUMENT_LIMITS.seconds * 1_000,
      description: 'When it ends, in milliseconds.',
    }),
  },
  closed,
);

const Captions = Type.Object(
  {
    generation_id: id('a completed transcription'),
    sentences: Type.Optional(
      Type.Array(Sentence, {
        maxItems: DOCUMENT_LIMITS.sentences,
        description: 'Given lines, in the form of a transcription.',
      }),
    ),
    start: Type.Optional(seconds('When the start of the transcription plays in the video.', { default: 0 })),
    max_words: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 20,
        description: 'Words shown at a time; without it as many as the look shows or as fit on two lines, at most 60.',
      }),
    ),
    position: Type.Optional(
      choice(['top', 'middle', 'bottom'], 'Position on the canvas, inside the area that players do not cover.', {
        default: 'bottom',
      }),
    ),
    style: Type.Optional(CaptionStyle),
  },
  {
    ...closed,
    description: prose`
      Captions: exactly one of \`generation_id\` and \`sentences\`, or neither for the text of the cell's text layers.`,
  },
);

const Music = Type.Object(
  {
    source: Source,
    volume: Type.Optional(Type.Number({ minimum: 0, maximum: 4, default: 0.15, description: 'Loudness factor.' })),
    ducking: Type.Optional(
      Type.Unsafe<boolean | number>({
        type: ['boolean', 'number'],
        minimum: 0,
        maximum: 1,
        default: true,
        description:
          'How much quieter it is while a clip has sound: 0 (or false) not at all, 1 nearly silent; true is 0.6.',
      }),
    ),
    fade_in: Type.Optional(
      Type.Number({ minimum: 0, maximum: 30, default: 0, description: 'Length of the fade-in in seconds.' }),
    ),
    fade_out: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 30,
        default: 1,
        description: 'Length of the fade-out at the end in seconds.',
      }),
    ),
  },
  { ...closed, description: 'Music for the whole video; loops as often as needed.' },
);

/** The published JSON Schema of a render document (`GET /render_jobs/schema`). */
export const DocumentSchema = Type.Object(
  {
    canvas: Type.Optional(Canvas),
    tracks: Type.Optional(
      Type.Array(Track, {
        minItems: 1,
        maxItems: DOCUMENT_LIMITS.tracks,
        description: prose`
          Lowest first, at most ${DOCUMENT_LIMITS.clips} clips in all; without them the cell's own layers are composed.`,
      }),
    ),
    captions: Type.Optional(Captions),
    music: Type.Optional(Music),
  },
  {
    ...closed,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Render document',
    description: prose`
      A render job composes it into a video of at most ${DOCUMENT_LIMITS.seconds} seconds and ${DOCUMENT_LIMITS.totalText}
      characters of text. The video ends with its last clip.`,
  },
);

export type Document = Static<typeof DocumentSchema>;
export type Clip = Static<typeof Clip>;
export type ClipOf<T extends Clip['type']> = Extract<Clip, { type: T }>;
export type VisualClip = ClipOf<'video'> | ClipOf<'image'>;
export type SoundClip = ClipOf<'video'> | ClipOf<'audio'>;
export type MediaClip = VisualClip | SoundClip;
export type Source = Static<typeof Source>;
export type Position = Static<typeof Position>;
export type Transition = Static<typeof Transition>;
export type Animation = Static<typeof Animation>;
export type TextStyle = Static<typeof TextStyle>;
export type CaptionStyle = Static<typeof CaptionStyle>;
export type Captions = Static<typeof Captions>;
export type Sentence = Static<typeof Sentence>;
export type Music = Static<typeof Music>;
