import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { MusicSource } from '@reelsheet/composition';
import { DomainError } from '@reelsheet/kernel';
import { MediaToolError, probe, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { OutboundClient, OutboundErrors } from '@reelsheet/platform-outbound';
import {
  DELIVERY,
  extensionOf,
  MAX_THUMBNAIL_BYTES,
  mediaKind,
  mediaToPost,
  platformRule,
  PublisherRegistry,
  type MediaFile,
  type MediaKind,
  type PostContent,
} from '@reelsheet/provider-publisher';
import { MediaStore } from '../../../assets/media/media-store.js';
import { publishError } from '../../social-accounts/publish-errors.js';
import { MediaFitting, type Fitted } from './media-fitting.js';
import { libraryTrackFor, type MusicTrack } from './music-library.js';
import { copyName } from '../post.js';
import type { Target } from '../publications/publication.repository.js';

const MB = 2 ** 20;
const MAX_MS = 10 * 60_000;
const MAX_BYTES: Readonly<Record<MediaKind, number>> = { video: 1_024 * MB, image: 64 * MB, document: 256 * MB };
const THUMBNAIL_LIMITS = { maxBytes: MAX_THUMBNAIL_BYTES, timeoutMs: 60_000 };
const TRACK_LIMITS = { maxBytes: 64 * MB, timeoutMs: 60_000 };

/** A post's files on our disk, as its network takes them. */
export interface Prepared {
  readonly media: readonly MediaFile[];
  /** Of each segment of the thread. */
  readonly threadMedia: readonly (readonly MediaFile[])[];
  readonly thumbnail: MediaFile | null;
  readonly musicTrack: MusicTrack | null;
  /** What was left out or cut without keeping the post from going out. */
  readonly warnings: readonly string[];
}

interface Errand {
  readonly target: Pick<Target, 'id' | 'platform' | 'organizationId'>;
  readonly content: PostContent;
  readonly folder: string;
  readonly signal: AbortSignal;
}

interface Music {
  readonly track: MusicTrack;
  readonly source: MusicSource;
}

/** From the addresses that a post's author gave to files that the network takes. */
@Injectable()
export class PostMedia {
  constructor(
    private readonly outbound: OutboundClient,
    private readonly fitting: MediaFitting,
    private readonly store: MediaStore,
    private readonly publishers: PublisherRegistry,
  ) {}

  /** Into `folder`. Throws PublishError of the step `download` for media that cannot be had or taken. */
  async prepare(errand: Errand): Promise<Prepared> {
    const { platform } = errand.target;
    const { content } = errand;
    const warnings: string[] = [];
    const music = await this.music(errand, warnings);
    const fileFor = async (place: string, url: string) => this.file(errand, { place, url, music }, warnings);
    const media: MediaFile[] = [];
    for (const [index, url] of mediaToPost(platform, content).entries()) media.push(await fileFor(`${index}`, url));
    const threadMedia: MediaFile[][] = [];
    if (platformRule(platform).optional.includes('thread'))
      for (const [segment, { mediaUrls }] of (content.thread ?? []).entries()) {
        threadMedia.push([]);
        for (const [index, url] of (mediaUrls ?? []).entries())
          threadMedia[segment]!.push(await fileFor(`${segment}.${index}`, url));
      }
    const thumbnail = await this.thumbnail(errand, warnings);
    return { media, threadMedia, thumbnail, musicTrack: music?.track ?? null, warnings };
  }

  /** The picture for a live post, or why there is none. */
  async thumbnail(errand: Errand, warnings: string[]): Promise<MediaFile | null> {
    const { thumbnailUrl: url } = errand.content;
    const { platform } = errand.target;
    if (!url || !platformRule(platform).optional.includes('thumbnail_url')) return null;
    const path = join(errand.folder, 'thumbnail');
    try {
      await this.outbound.download(url, path, { ...THUMBNAIL_LIMITS, signal: errand.signal });
      const fitted = await this.fitting.fitThumbnail(platform, path);
      return await this.madePublic(errand, 'thumbnail', 'image', { ...fitted, url });
    } catch (cause) {
      if (!isRefused(cause)) throw cause;
      warnings.push(`The thumbnail was left out: ${cause.message}`);
      return null;
    }
  }

  private async file(
    errand: Errand,
    { place, url, music }: { place: string; url: string; music: Music | null },
    warnings: string[],
  ): Promise<MediaFile> {
    const { platform } = errand.target;
    const kind = mediaKind(url, errand.content.mediaType) as MediaKind;
    const path = join(errand.folder, `media-${place}`);
    await this.fetch(errand, { url, path, kind });
    let fitted: Fitted;
    try {
      fitted = await this.fitting.fit(platform, kind, { path, extension: extensionOf(url) }, errand.signal);
      if (music && kind === 'video') fitted = await this.fitting.withMusic(fitted, music.source, errand.signal);
    } catch (cause) {
      if (!isRefused(cause)) throw cause;
      throw publishError(platform, 'media_rejected', 'download', cause.message, cause);
    }
    if (fitted.warning) warnings.push(fitted.warning);
    if (platform === 'videohost' && errand.content.videohostOptions?.shorts) {
      const fault = await this.fitting.faultOfShort(fitted.path, errand.signal);
      if (fault) warnings.push(fault);
    }
    return this.madePublic(errand, place, kind, { ...fitted, url });
  }

  private async fetch(
    { target: { platform }, signal }: Errand,
    { url, path, kind }: { url: string; path: string; kind: MediaKind },
  ): Promise<void> {
    const maxBytes = Math.min(
      MAX_BYTES[kind],
      kind === 'document' ? (DELIVERY[platform].maxDocumentBytes ?? Infinity) : Infinity,
    );
    try {
      const { size } = await this.outbound.download(url, path, { maxBytes, timeoutMs: MAX_MS, signal });
      if (size === 0) throw publishError(platform, 'media_rejected', 'download', 'The media is empty');
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      // A file that is too large stays so; whatever else kept it from us may have passed the next time.
      const code = cause.is(OutboundErrors.tooLarge) ? 'media_rejected' : 'media_fetch_failed';
      throw publishError(platform, code, 'download', `The media could not be fetched: ${cause.message}`, cause);
    }
  }

  /** What a network fetches by itself it fetches from us: the bytes that we looked at, and no others. */
  private async madePublic(
    { target: { id, platform, organizationId } }: Errand,
    place: string,
    kind: MediaKind,
    { path, size, contentType, url }: MediaFile,
  ): Promise<MediaFile> {
    if (!this.publishers.of(platform).pulls.includes(kind)) return { path, size, contentType, url };
    const name = copyName(id, place);
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

  private async music(
    { target: { id, platform }, content: { photoshareMusic: wanted }, folder, signal }: Errand,
    warnings: string[],
  ): Promise<Music | null> {
    if (!wanted || !platformRule(platform).optional.includes('photoshare_music')) return null;
    const { trackUrl } = wanted;
    if (!trackUrl) {
      const { source, ...track } = libraryTrackFor(id);
      return { track, source };
    }
    const file = join(folder, 'track');
    try {
      await this.outbound.download(trackUrl, file, { ...TRACK_LIMITS, signal });
      if (!(await probe(file, signal)).audio) throw new UnreadableMedia('it has no sound');
      return { track: { trackUrl }, source: { file } };
    } catch (cause) {
      if (!isRefused(cause)) throw cause;
      warnings.push(`The music was left out: ${cause.message}`);
      return null;
    }
  }
}

function isRefused(cause: unknown): cause is DomainError | MediaToolError {
  return cause instanceof MediaToolError || (cause instanceof DomainError && cause.status < 500);
}
