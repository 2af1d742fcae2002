import type { WatchedSourcePlatform, WatchedSourceType, WatchSourceView } from '@reelsheet/client';

export const WATCHED_PLATFORMS: readonly WatchedSourcePlatform[] = ['shortvideo', 'photoshare', 'videohost', 'web'];

const TYPES: Readonly<Record<WatchedSourcePlatform, readonly WatchedSourceType[]>> = {
  shortvideo: ['account', 'hashtag', 'keyword'],
  photoshare: ['account', 'hashtag'],
  videohost: ['account', 'hashtag', 'keyword'],
  web: ['account'],
};

/** Returns what can be watched at a platform; a feed is one account. */
export const typesAt = (platform: WatchedSourcePlatform): readonly WatchedSourceType[] => TYPES[platform];

/** Returns a source as people write it. */
export function shownSource({ target_type, target_value, original_display_value }: WatchSourceView): string {
  if (original_display_value) return original_display_value;
  return target_type === 'hashtag' ? `#${target_value}` : target_value;
}
