import type { Raster } from '@reelsheet/pictures';

/** Names of the detected picture formats. */
export const LABELS = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF' } as const satisfies Partial<
  Record<Raster, string>
>;

/** Limits of one kind of picture. */
export interface PictureLimits {
  readonly formats: readonly (keyof typeof LABELS)[];
  readonly megabytes: number;
  readonly megapixels: number;
}

export const bytesOf = ({ megabytes }: PictureLimits): number => megabytes * 2 ** 20;
export const pixelsOf = ({ megapixels }: PictureLimits): number => megapixels * 1_000_000;

/** Maximum length of the id of a direct upload that is sent as a picture, in characters. */
export const MAX_SIGNED_ID = 500;
