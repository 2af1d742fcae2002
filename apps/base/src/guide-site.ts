import type { Site } from '@reelsheet/platform-http';

/** The guide for users: pages of text, whose scripts and styles are their own and which reach nothing else. */
export const guideSite: Site = {
  path: '/guide',
  folder: new URL('../../guide/bundle/', import.meta.url),
  hasManyPages: true,
  policy: [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};
