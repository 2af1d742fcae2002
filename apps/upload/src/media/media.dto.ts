import { Choice, Whole } from '@reelsheet/platform-http';
import { MAX_EDGE, MIN_EDGE } from './media-limits.js';
import { drawnSize, EDGES, FITS, type Fit, type PictureSize } from './picture-size.js';

const ROUNDED = `rounded up to ${EDGES.join(', ')}`;
const EDGE = { optional: true, min: MIN_EDGE, max: MAX_EDGE };

export class MediaQuery {
  @Whole({ ...EDGE, about: `of a picture: at most so many pixels wide, ${ROUNDED}` })
  width?: number;

  @Whole({ ...EDGE, about: `of a picture: at most so many pixels high, ${ROUNDED}` })
  height?: number;

  @Choice(FITS, {
    optional: true,
    about: '`inside` keeps the whole picture, `cover` fills both rounded edges and cuts the rest',
  })
  fit?: Fit;
}

/** Returns undefined for the original size. */
export function toPictureSize({ width, height, fit = 'inside' }: MediaQuery): PictureSize | undefined {
  return width === undefined && height === undefined ? undefined : drawnSize({ width, height, fit });
}
