import { bytesOf, type PictureLimits } from '../../assets/pictures/picture-limits.js';

/** Limits of the pictures of agents. */
export const AVATAR_LIMITS: PictureLimits = {
  formats: ['jpeg', 'png', 'webp'],
  /** Maximum size of a picture in megabytes. */
  megabytes: 5,
  /** Maximum number of pixels of a picture in millions. */
  megapixels: 40,
};

/** Maximum number of pictures that one request adds to an agent. */
export const MAX_AVATARS_AT_ONCE = 10;

/** Maximum number of pictures that one request removes from an agent. */
export const MAX_REMOVED = 100;

/** Limits of a form with pictures of an agent. */
export const AVATAR_FORM = {
  /** Maximum number of files in the form. */
  files: MAX_AVATARS_AT_ONCE,
  bytes: MAX_AVATARS_AT_ONCE * bytesOf(AVATAR_LIMITS),
};

/** Number of pictures on one page of the list. */
export const PAGE_SIZE = 20;
