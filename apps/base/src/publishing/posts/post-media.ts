import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, type Platform } from '@reelsheet/kernel';
import { OutboundClient, OutboundErrors, type Download } from '@reelsheet/platform-outbound';
import {
  extensionOf,
  MAX_THUMBNAIL_BYTES,
  mediaKind,
  mediaUrlsOf,
  type MediaFile,
  type PostContent,
} from '@reelsheet/provider-publisher';
import mime from 'mime';
import { publishFault } from '../accounts/publish-fault.js';

const MEDIA_LIMITS = { maxBytes: 2 ** 30, timeoutMs: 10 * 60 * 1_000 };
const THUMBNAIL_LIMITS = { maxBytes: MAX_THUMBNAIL_BYTES, timeoutMs: 60_000 };
const SOUGHT = /^(image|video)\//;

export interface FetchedThumbnail {
  readonly file: MediaFile | null;
  readonly warning: string | null;
}

/** A post's media, from the addresses that its author gave to files on our disk. */
@Injectable()
export class PostMedia {
  constructor(private readonly outbound: OutboundClient) {}

  /** The first media into `folder`. Throws PublishError of the step `download`. */
  async fetch(platform: Platform, content: PostContent, folder: string): Promise<MediaFile> {
    const [url] = mediaUrlsOf(content);
    if (!url) throw publishFault(platform, 'media_rejected', 'download', 'The post has no media');
    const path = join(folder, 'media');
    try {
      const download = await this.outbound.download(url, path, MEDIA_LIMITS);
      if (download.size === 0) throw publishFault(platform, 'media_rejected', 'download', 'The media is empty');
      return { path, url, size: download.size, contentType: contentTypeOf(url, download, content.mediaType) };
    } catch (cause) {
      throw cause instanceof DomainError ? fetchFailure(platform, cause) : cause;
    }
  }

  /** A thumbnail that cannot be had is a warning. */
  async fetchThumbnail({ thumbnailUrl: url }: PostContent, folder: string): Promise<FetchedThumbnail> {
    if (!url) return { file: null, warning: null };
    const path = join(folder, 'thumbnail');
    try {
      const download = await this.outbound.download(url, path, THUMBNAIL_LIMITS);
      return {
        file: { path, url, size: download.size, contentType: contentTypeOf(url, download, 'IMAGE') },
        warning: null,
      };
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      return { file: null, warning: `The thumbnail was left out: ${cause.message}` };
    }
  }
}

/** The extension decides, as in validation; then what the server says, then what the post says. */
function contentTypeOf(url: string, { contentType }: Download, mediaType?: string | null): string {
  const told = contentType.split(';')[0]!.trim().toLowerCase();
  const assumed = mediaKind(url, mediaType) === 'image' ? 'image/jpeg' : 'video/mp4';
  return mime.getType(extensionOf(url)) ?? (SOUGHT.test(told) ? told : assumed);
}

/** A file that is too large stays so; whatever else kept it from us may have passed the next time. */
function fetchFailure(platform: Platform, cause: DomainError): Error {
  const code = cause.is(OutboundErrors.tooLarge) ? 'media_rejected' : 'media_fetch_failed';
  return publishFault(platform, code, 'download', `The media could not be fetched: ${cause.message}`, cause);
}
