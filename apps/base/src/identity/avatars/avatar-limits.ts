import type { PictureLimits } from '../../storage/pictures/picture-limits.js';

/** Pictures of agents. */
export const AVATAR_LIMITS: PictureLimits = { formats: ['jpeg', 'png', 'webp'], megabytes: 5, megapixels: 40 };
