import type { PictureLimits } from '../../storage/pictures/picture-limits.js';

/** Pictures of organizations. */
export const ORGANIZATION_AVATAR_LIMITS: PictureLimits = {
  formats: ['jpeg', 'png', 'webp', 'gif'],
  megabytes: 5,
  megapixels: 40,
};
