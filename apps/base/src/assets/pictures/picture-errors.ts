import type { PictureLimits } from './picture-limits.js';

/** A file that cannot become a picture; the message says why and continues the name of the field it came in. */
export class UnfitPicture extends Error {}

export const tooLarge = ({ megabytes }: PictureLimits) => new UnfitPicture(`is larger than ${megabytes} MB`);
