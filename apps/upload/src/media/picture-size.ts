import { choices } from '@reelsheet/kernel';

export const FITS = choices('Fit of a resized picture', {
  inside: 'the whole picture within both edges',
  cover: 'fills both edges and cuts the rest',
});
export type Fit = (typeof FITS)[number];

/** Edges of resized pictures in pixels. Others are rounded up, so that a picture has few sizes, which can be stored. */
export const EDGES = [64, 128, 256, 512, 1_024, 2_048] as const;

export interface PictureSize {
  readonly width?: number;
  readonly height?: number;
  readonly fit: Fit;
}

/** Returns the size that is drawn. A box with one edge cannot be covered, so its fit is always `inside`. */
export function drawnSize({ width, height, fit }: PictureSize): PictureSize {
  return {
    width: edgeFor(width),
    height: edgeFor(height),
    fit: width === undefined || height === undefined ? 'inside' : fit,
  };
}

/** Undefined for an edge that is not given. */
const edgeFor = (pixels: number | undefined) =>
  pixels === undefined ? undefined : EDGES.find((edge) => edge >= pixels);

/** Returns the name that identifies one size of a picture. */
export const nameOf = ({ width = 0, height = 0, fit }: PictureSize) => `${width}x${height}-${fit}`;
