import type { PictureLimits } from './picture-limits.js';

/** A file that cannot become a picture. The message gives the reason and continues the name of the field. */
export class InvalidPicture extends Error {}

export const tooLarge = ({ megabytes }: PictureLimits) => new InvalidPicture(`is larger than ${megabytes} MB`);
