import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { derive, mixMusic, planDerivative, type MusicSource } from '@reelsheet/composition';
import type { Platform } from '@reelsheet/kernel';
import { RASTERS } from '@reelsheet/pictures';
import { openRaster, probe, rasterOf, UnreadableMedia } from '@reelsheet/platform-media-tools';
import { DELIVERY, MAX_THUMBNAIL_BYTES, type ImageDelivery, type MediaKind } from '@reelsheet/provider-publisher';
import { documentType } from './document-type.js';

/** A file that complies with the rules of a network. */
export interface ConvertedFile {
  readonly path: string;
  readonly size: number;
  readonly contentType: string;
  /** Describes the content that was cut from the original. */
  readonly warning?: string;
}

const SHORT_SECONDS = 180;
const QUALITIES = [90, 75, 55];
/** Blur of the padding around a picture, in pixels. */
const BLUR = 24;
/** Tolerance for rounding errors, in pixels. */
const ROUNDING_TOLERANCE = 1e-6;
const THUMBNAIL: ImageDelivery = { types: ['image/jpeg', 'image/png'], maxBytes: MAX_THUMBNAIL_BYTES - 1 };
/**
 * Converts downloaded files to what a network accepts, with the least processing. The output is deterministic, so
 * that an upload can resume after a worker crash. Throws `unreadable_source` for files that cannot be converted.
 */
@Injectable()
export class MediaConverter {
  private encoding: Promise<unknown> = Promise.resolve();

  async convert(
    platform: Platform,
    kind: MediaKind,
    file: { readonly path: string; readonly extension: string },
    signal?: AbortSignal,
  ): Promise<ConvertedFile> {
    if (kind === 'video') return this.video(platform, file.path, signal);
    return kind === 'image' ? image(DELIVERY[platform].image!, file.path) : document(platform, file);
  }

  /** Networks without own image rules get a thumbnail in a format that all networks accept. */
  async convertThumbnail(platform: Platform, path: string): Promise<ConvertedFile> {
    return image({ ...(DELIVERY[platform].image ?? THUMBNAIL), ratios: undefined }, path);
  }

  /** Adds background music to a video. */
  async addMusic(video: ConvertedFile, music: MusicSource, signal?: AbortSignal): Promise<ConvertedFile> {
    const path = `${video.path}.music.mp4`;
    await this.runExclusive(() => mixMusic(video.path, music, path, signal));
    return { ...video, path, size: (await stat(path)).size };
  }

  /** Returns why the video host will not treat this video as a short, or null. */
  async shortViolation(path: string, signal?: AbortSignal): Promise<string | null> {
    const { video, duration } = await probe(path, signal);
    if (video && video.width < video.height && duration < SHORT_SECONDS) return null;
    return `The video is no short: those are vertical and under ${SHORT_SECONDS / 60} minutes`;
  }

  private async video(platform: Platform, path: string, signal?: AbortSignal): Promise<ConvertedFile> {
    const { video: rules } = DELIVERY[platform];
    const [source, { size: bytes }] = [await probe(path, signal), await stat(path)];
    if (!source.video || source.still) throw new UnreadableMedia('The media is no video');
    const { minSeconds = 0, maxSeconds } = rules;
    if (source.duration < minSeconds)
      throw new UnreadableMedia(
        `The video is ${seconds(source.duration)} seconds long, ${platform} takes ${minSeconds} at least`,
      );
    const complies = planDerivative({ ...source, bytes }, rules).work === 'none';
    const converted = complies ? path : `${path}.fit.mp4`;
    if (!complies) await this.runExclusive(() => derive(path, converted, rules, { signal }));
    const { size } = await stat(converted);
    const warning =
      source.duration > maxSeconds
        ? { warning: `The video was cut to the ${maxSeconds} seconds that ${platform} takes` }
        : {};
    return { path: converted, size, contentType: 'video/mp4', ...warning };
  }

  /**
   * Encodes one video at a time per worker, because encoding needs a processor while other posts only wait for
   * networks.
   */
  private runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const result = this.encoding.then(work);
    this.encoding = result.catch(() => undefined);
    return result;
  }
}

async function image(
  { types, maxBytes, maxSide = Infinity, ratios }: ImageDelivery,
  path: string,
): Promise<ConvertedFile> {
  const raster = await rasterOf(path);
  if (!raster) throw new UnreadableMedia('The media is no picture');
  const picture = await openRaster(path);
  const [{ autoOrient: upright, orientation = 1 }, { size }] = [await picture.metadata(), await stat(path)];
  const { mediaType } = RASTERS[raster];
  const canvas = canvasFor(upright, maxSide, ratios);
  const complies =
    types.some((type) => type === mediaType) &&
    size <= maxBytes &&
    canvas.width === upright.width &&
    canvas.height === upright.height &&
    orientation === 1;
  return complies ? { path, size, contentType: mediaType } : redraw(path, maxBytes, canvas);
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size of the converted picture: padded to an accepted aspect ratio and scaled down to the maximum
 * side.
 */
function canvasFor(
  { width, height }: PixelSize,
  maxSide: number,
  [tallest, widest]: ImageDelivery['ratios'] = [0, Infinity],
): PixelSize {
  const [wide, tall] = [Math.max(width, height * tallest), Math.max(height, width / widest)];
  const scale = Math.min(1, maxSide / Math.max(wide, tall));
  const toPixels = (pixels: number) => Math.ceil(pixels * scale - ROUNDING_TOLERANCE);
  return { width: toPixels(wide), height: toPixels(tall) };
}

/** Writes an upright JPEG on white, padded with a blurred copy of itself, at the highest quality within `maxBytes`. */
async function redraw(path: string, maxBytes: number, { width, height }: PixelSize): Promise<ConvertedFile> {
  const converted = `${path}.fit.jpg`;
  const resized = async (fit: 'cover' | 'inside') =>
    (await openRaster(path)).autoOrient().resize({ width, height, fit }).flatten({ background: '#ffffff' });
  const input = await (await resized('inside')).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const backdrop = (await resized('cover')).blur(BLUR);
    const { size } = await backdrop.composite([{ input }]).jpeg({ quality }).toFile(converted);
    if (size <= maxBytes) return { path: converted, size, contentType: 'image/jpeg' };
  }
  throw new UnreadableMedia('The picture cannot be brought within what is allowed');
}

async function document(
  platform: Platform,
  { path, extension }: { readonly path: string; readonly extension: string },
): Promise<ConvertedFile> {
  const [{ size }, contentType] = [await stat(path), await documentType(path, extension)];
  if (!contentType) throw new UnreadableMedia(`The document is no .${extension}`);
  const { maxDocumentBytes = Infinity } = DELIVERY[platform];
  if (size > maxDocumentBytes)
    throw new UnreadableMedia(`The document has ${size} bytes, ${platform} takes at most ${maxDocumentBytes}`);
  return { path, size, contentType };
}

const seconds = (value: number) => Math.round(value * 10) / 10;
