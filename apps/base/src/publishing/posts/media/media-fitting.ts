import { open, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { derive, mixMusic, planDerivative, type MusicSource } from '@reelsheet/composition';
import type { Platform } from '@reelsheet/kernel';
import { openRaster, probe, RASTERS, rasterOf, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { DELIVERY, MAX_THUMBNAIL_BYTES, type ImageDelivery, type MediaKind } from '@reelsheet/provider-publisher';

/** A file as a network takes it. */
export interface Fitted {
  readonly path: string;
  readonly size: number;
  readonly contentType: string;
  /** What was lost on the way. */
  readonly warning?: string;
}

const SHORT_SECONDS = 180;
const QUALITIES = [90, 75, 55];
/** Of the ground that a picture stands on, in pixels. */
const BLUR = 24;
/** Of a pixel: what reckoning with fractions may be out by. */
const TINY = 1e-6;
const THUMBNAIL: ImageDelivery = { types: ['image/jpeg', 'image/png'], maxBytes: MAX_THUMBNAIL_BYTES - 1 };
const PDF = 'application/pdf';
/** By extension: the type, and how such files begin. */
const DOCUMENTS: Readonly<Record<string, readonly [type: string, beginning: string]>> = {
  pdf: [PDF, '255044462d'],
  ppt: ['application/vnd.ms-powerpoint', 'd0cf11e0'],
  doc: ['application/msword', 'd0cf11e0'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', '504b0304'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '504b0304'],
};

/**
 * Looks at a fetched file and makes of it what its network takes, by the least work. The same file makes the same bytes,
 * so that an upload goes on where a dead worker left it. Throws `unreadable_source` for what cannot be taken.
 */
@Injectable()
export class MediaFitting {
  private encoding: Promise<unknown> = Promise.resolve();

  async fit(
    platform: Platform,
    kind: MediaKind,
    file: { readonly path: string; readonly extension: string },
    signal?: AbortSignal,
  ): Promise<Fitted> {
    if (kind === 'video') return this.video(platform, file.path, signal);
    return kind === 'image' ? image(DELIVERY[platform].image!, file.path) : document(platform, file);
  }

  /** For networks that say nothing of their own pictures: what all of them take. */
  async fitThumbnail(platform: Platform, path: string): Promise<Fitted> {
    return image({ ...(DELIVERY[platform].image ?? THUMBNAIL), ratios: undefined }, path);
  }

  /** The video with music beneath all of it. */
  async withMusic(video: Fitted, music: MusicSource, signal?: AbortSignal): Promise<Fitted> {
    const path = `${video.path}.music.mp4`;
    await this.inTurn(() => mixMusic(video.path, music, path, signal));
    return { ...video, path, size: (await stat(path)).size };
  }

  /** Why the video host will not show this among its shorts, or null. */
  async faultOfShort(path: string, signal?: AbortSignal): Promise<string | null> {
    const { video, duration } = await probe(path, signal);
    if (video && video.width < video.height && duration < SHORT_SECONDS) return null;
    return `The video is no short: those are vertical and under ${SHORT_SECONDS / 60} minutes`;
  }

  private async video(platform: Platform, path: string, signal?: AbortSignal): Promise<Fitted> {
    const { video: rules } = DELIVERY[platform];
    const [found, { size: bytes }] = [await probe(path, signal), await stat(path)];
    if (!found.video || found.still) throw new UnreadableMedia('The media is no video');
    const { minSeconds = 0, maxSeconds } = rules;
    if (found.duration < minSeconds)
      throw new UnreadableMedia(
        `The video is ${seconds(found.duration)} seconds long, ${platform} takes ${minSeconds} at least`,
      );
    const isFit = planDerivative({ ...found, bytes }, rules).work === 'none';
    const fitted = isFit ? path : `${path}.fit.mp4`;
    if (!isFit) await this.inTurn(() => derive(path, fitted, rules, { signal }));
    const { size } = await stat(fitted);
    const warning =
      found.duration > maxSeconds
        ? { warning: `The video was cut to the ${maxSeconds} seconds that ${platform} takes` }
        : {};
    return { path: fitted, size, contentType: 'video/mp4', ...warning };
  }

  /** One video at a time in a worker: encoding takes a processor, and the posts of others only wait for networks. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.encoding.then(work);
    this.encoding = turn.catch(() => undefined);
    return turn;
  }
}

async function image({ types, maxBytes, maxSide = Infinity, ratios }: ImageDelivery, path: string): Promise<Fitted> {
  const raster = await rasterOf(path);
  if (!raster) throw new UnreadableMedia('The media is no picture');
  const picture = await openRaster(path);
  const [{ autoOrient: upright, orientation = 1 }, { size }] = [await picture.metadata(), await stat(path)];
  const { mediaType } = RASTERS[raster];
  const canvas = canvasFor(upright, maxSide, ratios);
  const isFit =
    types.some((type) => type === mediaType) &&
    size <= maxBytes &&
    canvas.width === upright.width &&
    canvas.height === upright.height &&
    orientation === 1;
  return isFit ? { path, size, contentType: mediaType } : redrawn(path, maxBytes, canvas);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As small as has to be, and as wide or tall as a picture must be that may not be cut. */
function canvasFor(
  { width, height }: Size,
  maxSide: number,
  [tallest, widest]: ImageDelivery['ratios'] = [0, Infinity],
): Size {
  const [wide, tall] = [Math.max(width, height * tallest), Math.max(height, width / widest)];
  const scale = Math.min(1, maxSide / Math.max(wide, tall));
  const whole = (pixels: number) => Math.ceil(pixels * scale - TINY);
  return { width: whole(wide), height: whole(tall) };
}

/** As JPEG, upright, on white where it was transparent; what a picture does not fill shows the picture itself, blurred. */
async function redrawn(path: string, maxBytes: number, { width, height }: Size): Promise<Fitted> {
  const fitted = `${path}.fit.jpg`;
  const drawn = async (fit: 'cover' | 'inside') =>
    (await openRaster(path)).autoOrient().resize({ width, height, fit }).flatten({ background: '#ffffff' });
  const input = await (await drawn('inside')).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const ground = (await drawn('cover')).blur(BLUR);
    const { size } = await ground.composite([{ input }]).jpeg({ quality }).toFile(fitted);
    if (size <= maxBytes) return { path: fitted, size, contentType: 'image/jpeg' };
  }
  throw new UnreadableMedia('The picture cannot be brought within what is allowed');
}

async function document(
  platform: Platform,
  { path, extension }: { readonly path: string; readonly extension: string },
): Promise<Fitted> {
  const [contentType, beginning] = DOCUMENTS[extension]!;
  const [{ size }, head] = [await stat(path), await headOf(path)];
  if (!head.startsWith(beginning)) throw new UnreadableMedia(`The document is no .${extension}`);
  const { maxDocumentBytes = Infinity } = DELIVERY[platform];
  if (size > maxDocumentBytes)
    throw new UnreadableMedia(`The document has ${size} bytes, ${platform} takes at most ${maxDocumentBytes}`);
  return { path, size, contentType };
}

/** The first bytes, in hex. */
async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(8), position: 0 });
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await file.close();
  }
}

const seconds = (value: number) => Math.round(value * 10) / 10;
