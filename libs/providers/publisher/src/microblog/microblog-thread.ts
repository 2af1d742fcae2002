import { isBlank } from '../validation/violation.js';
import type { MediaFile, PublishJob } from '../port.js';

/** One post of a thread; a post without one is a thread of itself. */
export interface ThreadPost {
  readonly text: string;
  readonly media: readonly MediaFile[];
}

/** The post itself, where it says or shows anything, and then its segments. */
export function threadOf({ content, media, threadMedia = [] }: PublishJob): ThreadPost[] {
  const segments = (content.thread ?? []).map(({ text }, index) => ({
    text: text ?? '',
    media: threadMedia[index] ?? [],
  }));
  const isSaying = !isBlank(content.description) || media.length > 0 || segments.length === 0;
  return [...(isSaying ? [{ text: content.description ?? '', media }] : []), ...segments];
}

const URL_OR_SPACE = /https?:\/\/\S+|\s+/g;

/** What remains of a text under the network's hands: it writes every link anew and adds those of the media. */
export function recognisable(text: string): string {
  return text.replace(URL_OR_SPACE, '').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
