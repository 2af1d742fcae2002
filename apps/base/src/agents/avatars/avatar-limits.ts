import { bytesOf, type PictureLimits } from '../../assets/pictures/picture-limits.js';

/** Pictures of agents. */
export const AVATAR_LIMITS: PictureLimits = { formats: ['jpeg', 'png', 'webp'], megabytes: 5, megapixels: 40 };

export const MAX_AVATARS_AT_ONCE = 10;

/** Of a form that brings pictures for an agent. */
export const AVATAR_FORM = { files: MAX_AVATARS_AT_ONCE, bytes: MAX_AVATARS_AT_ONCE * bytesOf(AVATAR_LIMITS) };
