import type { Platform } from '@reelsheet/client';

/** Names of the networks. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  shortvideo: 'TikTok',
  photoshare: 'Instagram',
  pagesocial: 'Facebook',
  videohost: 'YouTube',
  microblog: 'X',
  professional: 'LinkedIn',
};
