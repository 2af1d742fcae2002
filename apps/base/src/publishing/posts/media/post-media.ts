import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { MusicSource } from '@reelsheet/composition';
import { DomainError, sha256OfFile } from '@reelsheet/kernel';
import { MediaToolError, probe, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { OutboundClient, OutboundErrors, type Download, type DownloadLimits } from '@reelsheet/platform-outbound';
import {
  DELIVERY,
  extensionOf,
  MAX_THUMBNAIL_BYTES,
  mediaKind,
  mediaToPost,
  platformRule,
  PublisherRegistry,
  type PublishedFile,
  type MediaKind,
  type PostContent,
} from '@reelsheet/provider-publisher';
import { ContentResourceReader } from '../../../assets/content-resources/content-resource.reader.js';
import { MediaStore } from '../../../assets/media/media-store.js';
import { publishError } from '../../social-accounts/publish-errors.js';
import { MediaConverter, type ConvertedFile } from './media-converter.js';
import { libraryTrackFor, type MusicTrack } from './music-library.js';
import { DOWNLOAD_TIMEOUT_MS, MAX_MEDIA_BYTES, THUMBNAIL_TIMEOUT_MS, TRACK_LIMITS } from './post-media-limits.js';
import { publicCopyName } from '../post.js';
import type { PublicationTarget } from '../publications/publication.repository.js';

const THUMBNAIL_LIMITS = { maxBytes: MAX_THUMBNAIL_BYTES, timeoutMs: THUMBNAIL_TIMEOUT_MS };

/** Local files of a post, converted for its network. */
export interface Prepared {
  readonly media: readonly PublishedFile[];
  /** Media of each segment of the thread. */
  readonly threadMedia: readonly (readonly PublishedFile[])[];
  readonly thumbnail: PublishedFile | null;
  readonly musicTrack: MusicTrack | null;
  /** Describes content that was omitted or cut without failing the post. */
  readonly warnings: readonly string[];
}

interface MediaRequest {
  readonly target: Pick<PublicationTarget, 'id' | 'platform' | 'organizationId'>;
  /** The agent of the post. */
  readonly agentId: number;
  readonly content: PostContent;
  /** SHA-256 in hex of the approved file at each URL; a URL without one may lead to any file. */
  readonly approvedMedia?: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly signal: AbortSignal;
}

interface PostMusic {
  readonly track: MusicTrack;
  readonly source: MusicSource;
}

/** Downloads the media of a post and converts them for its network. */
@Injectable()
export class PostMedia {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly resources: ContentResourceReader,
    private readonly converter: MediaConverter,
    private readonly store: MediaStore,
    private readonly publishers: PublisherRegistry,
  ) {}

  /** Throws PublishError with the step `download` for media that cannot be downloaded or converted. */
  async prepare(request: MediaRequest): Promise<Prepared> {
    const { platform } = request.target;
    const { content } = request;
    const warnings: string[] = [];
    const music = await this.music(request, warnings);
    const fileFor = async (position: string, url: string) => this.file(request, { position, url, music }, warnings);
    const media: PublishedFile[] = [];
    for (const [index, url] of mediaToPost(platform, content).entries()) media.push(await fileFor(`${index}`, url));
    const threadMedia: PublishedFile[][] = [];
    if (platformRule(platform).optional.includes('thread'))
      for (const [segment, { mediaUrls }] of (content.thread ?? []).entries()) {
        threadMedia.push([]);
        for (const [index, url] of (mediaUrls ?? []).entries())
          threadMedia[segment]!.push(await fileFor(`${segment}.${index}`, url));
      }
    const thumbnail = await this.thumbnail(request, warnings);
    return { media, threadMedia, thumbnail, musicTrack: music?.track ?? null, warnings };
  }

  /** Returns the thumbnail, or null with a warning if it cannot be used. */
  async thumbnail(request: MediaRequest, warnings: string[]): Promise<PublishedFile | null> {
    const { thumbnailUrl: url } = request.content;
    const { platform } = request.target;
    if (!url || !platformRule(platform).optional.includes('thumbnail_url')) return null;
    const path = join(request.folder, 'thumbnail');
    try {
      await this.download(request, url, path, THUMBNAIL_LIMITS);
      const converted = await this.converter.convertThumbnail(platform, path);
      return await this.publishCopy(request, 'thumbnail', 'image', { ...converted, url });
    } catch (cause) {
      if (!isMediaError(cause)) throw cause;
      warnings.push(`The thumbnail was left out: ${cause.message}`);
      return null;
    }
  }

  private async file(
    request: MediaRequest,
    { position, url, music }: { position: string; url: string; music: PostMusic | null },
    warnings: string[],
  ): Promise<PublishedFile> {
    const { platform } = request.target;
    const kind = mediaKind(url, request.content.mediaType) as MediaKind;
    const path = join(request.folder, `media-${position}`);
    await this.fetch(request, { url, path, kind });
    let converted: ConvertedFile;
    try {
      converted = await this.converter.convert(platform, kind, { path, extension: extensionOf(url) }, request.signal);
      if (music && kind === 'video') converted = await this.converter.addMusic(converted, music.source, request.signal);
    } catch (cause) {
      if (!isMediaError(cause)) throw cause;
      throw publishError(platform, 'media_rejected', 'download', cause.message, cause);
    }
    if (converted.warning) warnings.push(converted.warning);
    if (platform === 'videohost' && request.content.videohostOptions?.shorts) {
      const violation = await this.converter.shortViolation(converted.path, request.signal);
      if (violation) warnings.push(violation);
    }
    return this.publishCopy(request, position, kind, { ...converted, url });
  }

  /** A post of an agent finds its files by the addresses that they had when the post was stored. */
  private async download(
    { agentId, signal }: MediaRequest,
    url: string,
    path: string,
    limits: Omit<DownloadLimits, 'signal'>,
  ): Promise<Download> {
    return this.outbound.download(await this.resources.presentAddress(agentId, url), path, { ...limits, signal });
  }

  private async fetch(
    request: MediaRequest,
    { url, path, kind }: { url: string; path: string; kind: MediaKind },
  ): Promise<void> {
    const { target, approvedMedia = {} } = request;
    const { platform } = target;
    const maxBytes = Math.min(
      MAX_MEDIA_BYTES[kind],
      kind === 'document' ? (DELIVERY[platform].maxDocumentBytes ?? Infinity) : Infinity,
    );
    try {
      const { size } = await this.download(request, url, path, { maxBytes, timeoutMs: DOWNLOAD_TIMEOUT_MS });
      if (size === 0) throw publishError(platform, 'media_rejected', 'download', 'The media is empty');
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      // A file that is too large is not retried; other download errors may be temporary.
      const code = cause.is(OutboundErrors.tooLarge) ? 'media_rejected' : 'media_fetch_failed';
      throw publishError(platform, code, 'download', `The media could not be fetched: ${cause.message}`, cause);
    }
    if (Object.hasOwn(approvedMedia, url) && (await sha256OfFile(path)) !== approvedMedia[url])
      throw publishError(platform, 'media_changed', 'download', 'The media is not the file that was approved');
  }

  /** Stores a public copy for networks that download media themselves, so that they get exactly the checked bytes. */
  private async publishCopy(
    { target: { id, platform, organizationId } }: MediaRequest,
    position: string,
    kind: MediaKind,
    { path, size, contentType, url }: PublishedFile,
  ): Promise<PublishedFile> {
    if (!this.publishers.of(platform).pulls.includes(kind)) return { path, size, contentType, url };
    const name = publicCopyName(id, position);
    const stored = await this.store.store({
      name,
      path,
      contentType,
      fileName: 'picture',
      organizationId,
      isPaidFor: true,
    });
    return { path, size, contentType, url: stored.url };
  }

  private async music(request: MediaRequest, warnings: string[]): Promise<PostMusic | null> {
    const { target, content, folder, signal } = request;
    const { id, platform } = target;
    const { photoshareMusic } = content;
    if (!photoshareMusic || !platformRule(platform).optional.includes('photoshare_music')) return null;
    const { trackUrl } = photoshareMusic;
    if (!trackUrl) {
      const { source, ...track } = libraryTrackFor(id);
      return { track, source };
    }
    const file = join(folder, 'track');
    try {
      await this.download(request, trackUrl, file, TRACK_LIMITS);
      if (!(await probe(file, signal)).audio) throw new UnreadableMedia('it has no sound');
      return { track: { trackUrl }, source: { file } };
    } catch (cause) {
      if (!isMediaError(cause)) throw cause;
      warnings.push(`The music was left out: ${cause.message}`);
      return null;
    }
  }
}

function isMediaError(cause: unknown): cause is DomainError | MediaToolError {
  return cause instanceof MediaToolError || (cause instanceof DomainError && cause.status < 500);
}
