import type { Micro } from '@reelsheet/kernel';
import { type PriceLine, priceOf } from '@reelsheet/provider-common';

export type Resolution = '720p' | '1080p';

export interface VideoModel {
  /** The provider that serves the model. */
  readonly provider: 'kling';
  readonly vendorModel: string;
  readonly aspectRatios: readonly string[];
  /** In seconds, rising. */
  readonly durations: readonly number[];
  readonly defaultDuration: number;
  readonly nativeAudio: boolean;
  /** In credits for one second, by the resolutions that the model has; the first is its default. */
  readonly price: Readonly<Partial<Record<Resolution, number>>>;
}

const COMMON_RATIOS = ['9:16', '16:9', '1:1'] as const;
const EVERY_RATIO = [...COMMON_RATIOS, '4:3', '3:4', '3:2', '2:3'] as const;
const KLING = { provider: 'kling', aspectRatios: COMMON_RATIOS } as const;

const seconds = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

const ALPHA = { ...KLING, durations: [4, 6, 8], defaultDuration: 4, nativeAudio: true } as const;
const BETA = { ...KLING, durations: [5, 10], defaultDuration: 5 } as const;
const GAMMA_1 = { ...KLING, durations: seconds(3, 12), defaultDuration: 5 } as const;
const GAMMA_2 = { ...KLING, durations: seconds(4, 15), defaultDuration: 5, nativeAudio: true } as const;

export const VIDEO_MODELS = {
  'vidalpha-3': { ...ALPHA, vendorModel: 'vidalpha-3', price: { '720p': 40, '1080p': 40 } },
  'vidalpha-3-fast': { ...ALPHA, vendorModel: 'vidalpha-3-fast', price: { '720p': 15, '1080p': 15 } },
  'vidalpha-3.1': { ...ALPHA, vendorModel: 'vidalpha-3.1', price: { '720p': 40, '1080p': 40 } },
  'vidalpha-3.1-fast': { ...ALPHA, vendorModel: 'vidalpha-3.1-fast', price: { '720p': 12, '1080p': 15 } },
  'vidalpha-3.1-lite': { ...ALPHA, vendorModel: 'vidalpha-3.1-lite', price: { '720p': 6, '1080p': 9 } },
  'vidomni-flash-preview': {
    ...KLING,
    vendorModel: 'vidomni-flash-preview',
    durations: seconds(1, 10),
    defaultDuration: 5,
    nativeAudio: true,
    price: { '720p': 10 },
  },
  'vidbeta-v3': { ...BETA, vendorModel: 'kling-v3', nativeAudio: true, price: { '720p': 9, '1080p': 12 } },
  'vidbeta-v1-6': { ...BETA, vendorModel: 'kling-v1-6', nativeAudio: false, price: { '720p': 6, '1080p': 10 } },
  'vidgamma-1.0-lite': {
    ...GAMMA_1,
    vendorModel: 'vidgamma-1.0-lite',
    nativeAudio: false,
    price: { '720p': 3, '1080p': 7 },
  },
  'vidgamma-1.0-pro': {
    ...GAMMA_1,
    vendorModel: 'vidgamma-1.0-pro',
    nativeAudio: false,
    price: { '720p': 6, '1080p': 13 },
  },
  'vidgamma-1.5-pro': {
    ...GAMMA_1,
    vendorModel: 'vidgamma-1.5-pro',
    nativeAudio: true,
    price: { '720p': 6, '1080p': 13 },
  },
  'vidgamma-2.0': { ...GAMMA_2, vendorModel: 'vidgamma-2.0', price: { '720p': 15, '1080p': 30 } },
  'vidgamma-2.5': { ...GAMMA_2, vendorModel: 'vidgamma-2.5', price: { '720p': 18, '1080p': 36 } },
  vidomega: {
    ...KLING,
    vendorModel: 'vidomega',
    aspectRatios: EVERY_RATIO,
    durations: seconds(1, 15),
    defaultDuration: 6,
    nativeAudio: true,
    price: { '720p': 6, '1080p': 10 },
  },
} as const satisfies Record<string, VideoModel>;

/** Names kept from before, and the models that they mean. */
export const VIDEO_MODEL_ALIASES = {
  'vidgamma-lite': 'vidgamma-1.0-lite',
  'vidgamma-pro': 'vidgamma-1.0-pro',
} as const satisfies Record<string, keyof typeof VIDEO_MODELS>;

export const DEFAULT_VIDEO_MODEL: keyof typeof VIDEO_MODELS = 'vidgamma-1.0-lite';
export const DEFAULT_VIDEO_RATIO: (typeof COMMON_RATIOS)[number] = '9:16';
/** A second with sound of its own costs that many times as much. */
export const NATIVE_AUDIO_FACTOR = 1.5;

/** A model by its name or an older one. */
export function findVideoModel(name: string): VideoModel | undefined {
  const id = Object.hasOwn(VIDEO_MODEL_ALIASES, name)
    ? VIDEO_MODEL_ALIASES[name as keyof typeof VIDEO_MODEL_ALIASES]
    : name;
  return Object.hasOwn(VIDEO_MODELS, id) ? VIDEO_MODELS[id as keyof typeof VIDEO_MODELS] : undefined;
}

/** The resolutions of a model, its default first. */
export function resolutionsOf(model: VideoModel): Resolution[] {
  return Object.keys(model.price) as Resolution[];
}

export interface VideoLength {
  readonly resolution: Resolution;
  /** In seconds. */
  readonly duration: number;
  readonly nativeAudio: boolean;
}

/** What a video costs; sound is charged where the model has it. The resolution must be one of the model's. */
export function videoPrice(model: VideoModel, { resolution, duration, nativeAudio }: VideoLength): Micro {
  const perSecond = model.price[resolution];
  if (perSecond === undefined) throw new RangeError(`${model.vendorModel} has no ${resolution}`);
  return priceOf(duration, nativeAudio && model.nativeAudio ? perSecond * NATIVE_AUDIO_FACTOR : perSecond);
}

export function videoPriceList(): PriceLine[] {
  return Object.entries<VideoModel>(VIDEO_MODELS).flatMap(([model, { price, nativeAudio }]) =>
    Object.entries(price).flatMap(([resolution, credits]) => [
      { operation: 'video_generation', model, unit: `second of ${resolution}`, credits },
      ...(nativeAudio
        ? [
            {
              operation: 'video_generation',
              model,
              unit: `second of ${resolution} with native audio`,
              credits: credits * NATIVE_AUDIO_FACTOR,
            },
          ]
        : []),
    ]),
  );
}
