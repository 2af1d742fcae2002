import mime from 'mime';
import { DOCUMENT_EXTENSIONS, type MediaKind } from './catalog.js';

/** `other`: a known type that no network accepts (audio, archives, …). */
export type SentKind = MediaKind | 'other';

/** Returns the lower-case file extension of a URL without the dot, or ''. */
export function extensionOf(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Returns the media kind by extension; without a known one by `mediaType`, with video as the default. */
export function mediaKind(url: string, mediaType?: string | null): SentKind {
  const extension = extensionOf(url);
  if (DOCUMENT_EXTENSIONS.some((known) => known === extension)) return 'document';
  const type = mime.getType(extension);
  if (type === null) return mediaType === 'IMAGE' ? 'image' : 'video';
  if (type.startsWith('image/')) return 'image';
  return type.startsWith('video/') ? 'video' : 'other';
}
