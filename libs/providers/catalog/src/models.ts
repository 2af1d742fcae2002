import Type, { type Static } from 'typebox';

/** The providers that serve each kind of generation: an adapter of each is part of the service. */
export const PROVIDERS = {
  text: ['openai-compatible', 'google'],
  image: ['openai-compatible', 'google'],
  video: ['google', 'kling', 'ark', 'fal'],
  speech: ['openai-compatible', 'elevenlabs'],
  transcription: ['openai-compatible'],
} as const;

export type Kind = keyof typeof PROVIDERS;
export type ProviderOf<K extends Kind> = (typeof PROVIDERS)[K][number];

/** Width and height in pixels, by ratio: all exact, all multiples of 16. */
export const IMAGE_SIZES = {
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 1008, height: 1792 },
  '16:9': { width: 1792, height: 1008 },
  '4:3': { width: 1344, height: 1008 },
  '3:4': { width: 1008, height: 1344 },
  '3:2': { width: 1248, height: 832 },
  '2:3': { width: 832, height: 1248 },
} as const;

export type AspectRatio = keyof typeof IMAGE_SIZES;

const STRICT = { additionalProperties: false };
const Name = Type.String({ minLength: 1, maxLength: 200 });
const Count = Type.Integer({ minimum: 1 });
const Credits = Type.Number({ minimum: 0 });
const Pace = Type.Number({ exclusiveMinimum: 0 });
const Ratios = Type.Array(Type.Enum(Object.keys(IMAGE_SIZES) as AspectRatio[]), { minItems: 1 });

const Limits = Type.Object({ concurrency: Count, perMinute: Count }, STRICT);
const TokenPrices = Type.Object({ input: Credits, output: Credits }, STRICT);
const Version = Type.Object({ vendorModel: Name, price: Credits }, STRICT);

const Text = Type.Object(
  { provider: Type.Enum([...PROVIDERS.text]), vendorModel: Name, maxOutputTokens: Count, price: TokenPrices },
  STRICT,
);
const Image = Type.Object(
  {
    provider: Type.Enum([...PROVIDERS.image]),
    vendorModel: Name,
    aspectRatios: Ratios,
    maxReferences: Type.Integer({ minimum: 0, maximum: 8 }),
    price: Credits,
    versions: Type.Optional(Type.Record(Name, Version)),
  },
  STRICT,
);
const Video = Type.Object(
  {
    provider: Type.Enum([...PROVIDERS.video]),
    vendorModel: Name,
    aspectRatios: Ratios,
    durations: Type.Array(Count, { minItems: 1 }),
    defaultDuration: Count,
    nativeAudio: Type.Boolean(),
    price: Type.Object(
      { '720p': Type.Optional(Credits), '1080p': Type.Optional(Credits) },
      { ...STRICT, minProperties: 1 },
    ),
  },
  STRICT,
);
const Speech = Type.Object(
  {
    provider: Type.Enum([...PROVIDERS.speech]),
    vendorModel: Name,
    /** The voices that it has by name; one without them takes ids of voices in an account. */
    voices: Type.Optional(Type.Array(Name, { minItems: 1 })),
    defaultVoice: Type.Optional(Name),
    /** Maximum of one call; longer texts are spoken in chunks. */
    maxCharacters: Count,
    speed: Type.Object({ min: Pace, max: Pace }, STRICT),
    price: Credits,
  },
  STRICT,
);
const Transcription = Type.Object(
  { provider: Type.Enum([...PROVIDERS.transcription]), vendorModel: Name, maxBytes: Count, price: Credits },
  STRICT,
);

const section = <M extends Type.TSchema>(model: M) =>
  Type.Object(
    {
      default: Name,
      /** Names kept from before, and the models that they mean. */
      aliases: Type.Optional(Type.Record(Name, Name)),
      models: Type.Record(Name, model),
    },
    STRICT,
  );

/** The shape of `models.json`, and of what an operator's file makes of it. */
export const CatalogFile = Type.Object(
  {
    providers: Type.Record(Name, Limits),
    text: section(Text),
    image: section(Image),
    video: section(Video),
    speech: section(Speech),
    transcription: section(Transcription),
  },
  STRICT,
);

export type CatalogFile = Static<typeof CatalogFile>;
/**
 * Limits of a provider over all workers: concurrent calls or tasks, and started ones per minute.
 */
export type ProviderLimits = Static<typeof Limits>;
/** In tokens, or in credits for 1,000 of them. */
export type TokenPrices = Static<typeof TokenPrices>;
export type TextModel = Static<typeof Text>;
/** An image model; its price is in credits per image. */
export type ImageModel = Static<typeof Image>;
export type ImageVersion = Static<typeof Version>;
/**
 * A video model. Durations are in seconds, in ascending order; prices are in credits per second by
 * resolution, of which the first is the default.
 */
export type VideoModel = Static<typeof Video>;
export type Resolution = keyof VideoModel['price'];
/**
 * A speech model. `speed` is the permitted range, where 1 is the voice's own speed; the price is in
 * credits per 1,000 characters.
 */
export type SpeechModel = Static<typeof Speech>;
/** A transcription model; its price is in credits per minute. */
export type TranscriptionModel = Static<typeof Transcription>;
