import { isBlank } from '../validation/violation.js';
import type { PublishedFile, PublishJob } from '../port.js';

/** One post of a thread; a single post is a thread of length one. */
export interface ThreadPost {
  readonly text: string;
  readonly media: readonly PublishedFile[];
}

/** Returns the post itself, if it has content, followed by its thread segments. */
export function threadOf({ content, media, threadMedia = [] }: PublishJob): ThreadPost[] {
  const segments = (content.thread ?? []).map(({ text }, index) => ({
    text: text ?? '',
    media: threadMedia[index] ?? [],
  }));
  const hasOwnContent = !isBlank(content.description) || media.length > 0 || segments.length === 0;
  return [...(hasOwnContent ? [{ text: content.description ?? '', media }] : []), ...segments];
}

const URL_OR_SPACE = /https?:\/\/\S+|\s+/g;

/** Removes links and spaces, because the network rewrites links and adds media links. */
export function comparableText(text: string): string {
  return text.replace(URL_OR_SPACE, '').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
