import type { Raster } from '@reelsheet/platform-media-tools';

/** What a picture may be by its bytes, as people call it. */
export const LABELS = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF' } as const satisfies Partial<
  Record<Raster, string>
>;

/** What is taken as one kind of picture; each kind has limits of its own. */
export interface PictureLimits {
  readonly formats: readonly (keyof typeof LABELS)[];
  readonly megabytes: number;
  readonly megapixels: number;
}

export const bytesOf = ({ megabytes }: PictureLimits): number => megabytes * 2 ** 20;
export const pixelsOf = ({ megapixels }: PictureLimits): number => megapixels * 1_000_000;
