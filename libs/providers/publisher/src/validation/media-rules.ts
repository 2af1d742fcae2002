import type { Platform } from '@reelsheet/kernel';
import { MEDIA_SHAPES, platformRule, type MediaKind } from '../catalog.js';
import { mediaUrlsOf, type PostContent } from '../content.js';
import { mediaKind, type SentKind } from '../media-kind.js';
import type { Violation } from './violation.js';

const OMITTED_VIDEO = 'The images are posted; the video beside them is left out';

export function kindsOf(content: PostContent): SentKind[] {
  return mediaUrlsOf(content).map((url) => mediaKind(url, content.mediaType));
}

/** Returns a violation if the platform does not support this kind of media at all. */
export function unsupportedMedia(platform: Platform, content: PostContent): Violation | undefined {
  const { media, text_only: textOnly } = platformRule(platform);
  const kinds = kindsOf(content);
  if (kinds.length === 0) {
    if (textOnly) return undefined;
    return { platform, field: 'media_url', error: `${platform} needs media: ${media.join(' or ')}` };
  }
  const unsupported = kinds.findIndex((kind) => !media.includes(kind as MediaKind));
  if (unsupported < 0) return undefined;
  return {
    platform,
    field: fieldOf(content, unsupported),
    error: `${platform} does not take this kind of media (${kinds[unsupported]})`,
  };
}

/** Checks the number of items and the combination of kinds. See {@link unsupportedMedia} for unsupported kinds. */
export function mediaViolations(platform: Platform, kinds: readonly SentKind[], field: string): Violation[] {
  const { perKind, mixing } = MEDIA_SHAPES[platform];
  const violation = (error: string): Violation[] => [{ platform, field, error }];
  const present = new Set(kinds);
  if (present.has('document') && kinds.length > 1) return violation('a document cannot be mixed with other media');
  const counted = mixing === 'images-win' && present.has('image') ? kinds.filter((kind) => kind === 'image') : kinds;
  const limit = limitFor(platform, counted);
  if (counted.length > limit)
    return violation(`${platform} takes at most ${limit} such media item${limit === 1 ? '' : 's'}`);
  if (mixing === 'apart' && present.size > 1)
    return violation(`${platform} takes ${Object.keys(perKind).join(' or ')}, not both`);
  return [];
}

/** Returns the media that the platform posts, in order, without omitted ones. */
export function mediaToPost(platform: Platform, content: PostContent): string[] {
  const urls = mediaUrlsOf(content);
  const kindOf = (url: string) => mediaKind(url, content.mediaType);
  const imagesWin = MEDIA_SHAPES[platform].mixing === 'images-win' && urls.some((url) => kindOf(url) === 'image');
  return imagesWin ? urls.filter((url) => kindOf(url) === 'image') : urls;
}

/** Returns a warning if the platform omits media of an otherwise valid post. */
export function mediaWarning(platform: Platform, kinds: readonly SentKind[]): string | undefined {
  const omitted = MEDIA_SHAPES[platform].mixing === 'images-win' && kinds.includes('image') && kinds.includes('video');
  return omitted ? OMITTED_VIDEO : undefined;
}

/** Returns the highest limit of the sent kinds; mixing kinds is a separate violation. */
function limitFor(platform: Platform, kinds: readonly SentKind[]): number {
  const { perKind } = MEDIA_SHAPES[platform];
  return Math.max(0, ...kinds.map((kind) => perKind[kind as MediaKind] ?? 0));
}

function fieldOf(content: PostContent, index: number): string {
  return content.mediaUrl && index === 0 ? 'media_url' : 'media_urls';
}
