import { Choice, Whole } from '@reelsheet/platform-http';
import { MAX_EDGE, MIN_EDGE } from './media-limits.js';
import { FITS, type Fit, type PictureSize } from './picture-size.js';

const EDGE = { optional: true, min: MIN_EDGE, max: MAX_EDGE };

export class MediaQuery {
  @Whole({ ...EDGE, about: 'of a picture: at most so many pixels wide' })
  width?: number;

  @Whole({ ...EDGE, about: 'of a picture: at most so many pixels high' })
  height?: number;

  @Choice(FITS, {
    optional: true,
    about: '`inside` keeps the whole picture, `cover` fills both edges and cuts the rest',
  })
  fit?: Fit;
}

/** Returns undefined for the original size. */
export function toPictureSize({ width, height, fit = 'inside' }: MediaQuery): PictureSize | undefined {
  return width === undefined && height === undefined ? undefined : { width, height, fit };
}
