/** The social platforms, by the identifiers used everywhere. */
export const PLATFORMS = ['shortvideo', 'photoshare', 'pagesocial', 'videohost', 'microblog', 'professional'] as const;

export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(value: unknown): value is Platform {
  return PLATFORMS.includes(value as Platform);
}
