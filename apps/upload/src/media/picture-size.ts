export const FITS = ['inside', 'cover'] as const;
export type Fit = (typeof FITS)[number];

export interface PictureSize {
  readonly width?: number;
  readonly height?: number;
  readonly fit: Fit;
}

/** Returns the name that identifies one size of a picture. */
export const nameOf = ({ width = 0, height = 0, fit }: PictureSize) => `${width}x${height}-${fit}`;
