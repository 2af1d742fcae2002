import { choices } from './choices/choices.js';

/** The social platforms, by the identifiers used everywhere. */
export const PLATFORMS = choices('Platform', {
  shortvideo: 'TikTok',
  photoshare: 'Instagram',
  pagesocial: 'a page on Facebook',
  videohost: 'YouTube',
  microblog: 'X (Twitter)',
  professional: 'LinkedIn',
});

export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.includes(value as Platform);
}
