import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, sha256OfFile, toFileName } from '@reelsheet/kernel';
import { RASTERS } from '@reelsheet/pictures';
import { rasterOf } from '@reelsheet/platform-media-tools';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { extensionOf } from '@reelsheet/provider-publisher';
import { ContentResourceReader } from '../../assets/content-resources/content-resource.reader.js';
import { inspectMade } from '../../assets/media/inspect-generated.js';
import { MediaFetcher } from '../../assets/media/media-fetcher.js';
import { MediaStore } from '../../assets/media/media-store.js';
import { documentType } from '../../publishing/posts/media/document-type.js';
import { MAX_MEDIA_BYTES } from '../../publishing/posts/media/post-media-limits.js';
import { actionKeyOf, copyNameOf, type ActionMedia, type MediaSource } from '../action-gate.js';
import type { ActionGate } from '../action-gate.repository.js';
import { ActionErrors } from '../action.errors.js';
import { READ_WITHIN_MS } from './gate-preparation-limits.js';

interface DownloadedFile {
  readonly path: string;
  readonly byteSize: number;
  /** The type that its server names. */
  readonly contentType: string;
}

/**
 * Reads the media of an action. A file from elsewhere is copied to our storage, so that the approver sees the file that
 * is published, whatever its address shows later.
 */
@Injectable()
export class GateMediaReader {
  constructor(
    private readonly resources: ContentResourceReader,
    private readonly storage: MediaFetcher,
    private readonly outbound: OutboundClient,
    private readonly store: MediaStore,
  ) {}

  /** Throws `media_fetch_failed` for media that cannot be read, and errors of the storage. */
  async read(gate: ActionGate, source: MediaSource, folder: string, signal: AbortSignal): Promise<ActionMedia> {
    const present = await this.resources.presentAddress(gate.agentId, source.url);
    const file = await this.download({ ...source, url: present }, join(folder, 'media'), signal);
    const sha256 = await sha256OfFile(file.path);
    const { byteSize } = file;
    const { url, isStored, thumbnailUrl } = source;
    if (isStored) return { url, sha256, contentType: file.contentType, byteSize, thumbnailUrl };
    const media = await this.copy(gate, { source, path: file.path, sha256 }, signal);
    return { ...media, sha256, byteSize };
  }

  private async copy(
    { id, organizationId }: ActionGate,
    { source, path, sha256 }: { readonly source: MediaSource; readonly path: string; readonly sha256: string },
    signal: AbortSignal,
  ): Promise<Omit<ActionMedia, 'sha256' | 'byteSize'>> {
    const contentType = await typeOf(path, source);
    // The library has no documents, so that nothing but their type is inspected.
    const inspected = source.kind === 'document' ? undefined : await inspectMade({ path, contentType }, signal);
    if (!inspected && source.kind !== 'document') throw new DomainError(ActionErrors.unreadableMedia);
    const name = copyNameOf(actionKeyOf(id), sha256);
    const fileName = nameIn(source.url);
    const media = await this.store.store({ name, path, organizationId, fileName, contentType, inspected });
    return { url: media.url, contentType: media.contentType, thumbnailUrl: media.thumbnailUrl, copy: { name, media } };
  }

  private async download(
    { url, kind, isStored }: MediaSource,
    path: string,
    signal: AbortSignal,
  ): Promise<DownloadedFile> {
    const limits = { maxBytes: MAX_MEDIA_BYTES[kind], timeoutMs: READ_WITHIN_MS, signal };
    const { size, contentType } = isStored
      ? await this.storage.fromStorage(url, path, limits)
      : await this.outbound.download(url, path, limits);
    return { path, byteSize: size, contentType };
  }
}

async function typeOf(path: string, { kind, url }: MediaSource): Promise<string> {
  if (kind === 'video') return 'video/mp4';
  const type = kind === 'document' ? await documentType(path, extensionOf(url)) : await pictureTypeOf(path);
  if (!type) throw new DomainError(ActionErrors.unreadableMedia, `The media is no ${kind}`);
  return type;
}

async function pictureTypeOf(path: string): Promise<string | undefined> {
  const raster = await rasterOf(path);
  return raster && RASTERS[raster].mediaType;
}

const nameIn = (url: string) => toFileName(new URL(url).pathname) ?? 'media';
