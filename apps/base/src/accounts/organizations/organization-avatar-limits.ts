import { bytesOf, type PictureLimits } from '../../assets/pictures/picture-limits.js';

/** Pictures of organizations. */
export const ORGANIZATION_AVATAR_LIMITS: PictureLimits = {
  formats: ['jpeg', 'png', 'webp', 'gif'],
  megabytes: 5,
  megapixels: 40,
};

/** Of a form that brings the picture of an organization: more than it may have, so that one too large is told as such. */
export const ORGANIZATION_FORM = { files: 1, bytes: 2 * bytesOf(ORGANIZATION_AVATAR_LIMITS) };
