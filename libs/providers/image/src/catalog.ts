import type { Micro } from '@reelsheet/kernel';
import { type PriceLine, priceOf } from '@reelsheet/provider-common';

export interface ImageVersion {
  readonly vendorModel: string;
  /** In credits for one image. */
  readonly price: number;
}

export interface ImageModel extends ImageVersion {
  /** The provider that serves the model. */
  readonly provider: 'openai-compatible';
  readonly aspectRatios: readonly string[];
  /** By their wire name; empty where the model has none. */
  readonly versions: Readonly<Record<string, ImageVersion>>;
}

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

const COMMON_RATIOS = ['1:1', '9:16', '16:9', '4:3', '3:4'] as const;
const EVERY_RATIO = [...COMMON_RATIOS, '3:2', '2:3'] as const;
const ALPHA = {
  'alpha-1': { vendorModel: 'alpha-1', price: 4 },
  'alpha-pro': { vendorModel: 'alpha-pro', price: 14 },
  'alpha-2': { vendorModel: 'alpha-2', price: 7 },
  'alpha-2-lite': { vendorModel: 'alpha-2-lite', price: 3 },
} as const;
const SERVED = { provider: 'openai-compatible', aspectRatios: COMMON_RATIOS, versions: {} } as const;

export const IMAGE_MODELS = {
  imgalpha: { ...SERVED, ...ALPHA['alpha-1'], versions: ALPHA },
  imgalpha_pro: { ...SERVED, ...ALPHA['alpha-pro'] },
  imgalpha_2: { ...SERVED, ...ALPHA['alpha-2'] },
  imgalpha_2_lite: { ...SERVED, ...ALPHA['alpha-2-lite'] },
  imgbeta: { ...SERVED, vendorModel: 'imgbeta', price: 4 },
  'imgdelta-4.0': { ...SERVED, vendorModel: 'imgdelta-4.0', price: 3 },
  'imgdelta-4.5': { ...SERVED, vendorModel: 'imgdelta-4.5', price: 4 },
  'imgepsilon-2': { ...SERVED, vendorModel: 'imgepsilon-2', price: 5 },
  'imgepsilon-2.5-flare': { ...SERVED, vendorModel: 'imgepsilon-2.5-flare', price: 6 },
  'imgepsilon-2.5-sunburst': { ...SERVED, vendorModel: 'imgepsilon-2.5-sunburst', price: 9 },
  imgzeta: { ...SERVED, vendorModel: 'imgzeta', price: 3 },
  imgomega: { ...SERVED, vendorModel: 'imgomega', price: 5, aspectRatios: EVERY_RATIO },
} as const satisfies Record<string, ImageModel>;

export const DEFAULT_IMAGE_MODEL: keyof typeof IMAGE_MODELS = 'imgalpha';
export const DEFAULT_IMAGE_RATIO: keyof typeof IMAGE_SIZES = '1:1';
export const IMAGE_COUNT = { min: 1, max: 10, default: 1 } as const;
export const MAX_REFERENCES = 8;

export function findImageModel(id: string): ImageModel | undefined {
  return Object.hasOwn(IMAGE_MODELS, id) ? IMAGE_MODELS[id as keyof typeof IMAGE_MODELS] : undefined;
}

/** The named version, the model itself where none is named, or undefined where the model has no such version. */
export function findImageVersion(model: ImageModel, version: string | undefined): ImageVersion | undefined {
  if (version === undefined) return model;
  return Object.hasOwn(model.versions, version) ? model.versions[version] : undefined;
}

/** What `count` images of a model or version cost. */
export function imagePrice(version: ImageVersion, count: number): Micro {
  return priceOf(count, version.price);
}

export function imagePriceList(): PriceLine[] {
  return Object.entries<ImageModel>(IMAGE_MODELS).flatMap(([model, { price, versions }]) => [
    priceLine(model, price),
    ...Object.entries(versions).map(([version, { price }]) => priceLine(`${model}/${version}`, price)),
  ]);
}

function priceLine(model: string, credits: number): PriceLine {
  return { operation: 'image_generation', model, unit: 'image', credits };
}
