import { bytesOf, type PictureLimits } from '../../assets/pictures/picture-limits.js';

/** Limits of the pictures of organizations. */
export const ORGANIZATION_AVATAR_LIMITS: PictureLimits = {
  formats: ['jpeg', 'png', 'webp', 'gif'],
  /** Maximum size of a picture in megabytes. */
  megabytes: 5,
  /** Maximum number of pixels of a picture in millions. */
  megapixels: 40,
};

/**
 * Limits of a form with the picture of an organization. It accepts more bytes than the picture may have, so that a
 * picture that is too large is reported as such.
 */
export const ORGANIZATION_FORM = {
  /** Maximum number of files in the form. */
  files: 1,
  bytes: 2 * bytesOf(ORGANIZATION_AVATAR_LIMITS),
};
