import { bytesOf, type PictureLimits } from '../../assets/pictures/picture-limits.js';

/** Limits of the pictures of agents. */
export const AVATAR_LIMITS: PictureLimits = { formats: ['jpeg', 'png', 'webp'], megabytes: 5, megapixels: 40 };

export const MAX_AVATARS_AT_ONCE = 10;

/** Limits of a form with pictures of an agent. */
export const AVATAR_FORM = { files: MAX_AVATARS_AT_ONCE, bytes: MAX_AVATARS_AT_ONCE * bytesOf(AVATAR_LIMITS) };

export const PAGE_SIZE = 20;
