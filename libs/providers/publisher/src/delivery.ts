import type { Platform } from '@reelsheet/kernel';

/** Requirements of a network for videos; an absent property means no requirement. Compatible with `DeliveryRules`. */
export interface VideoDelivery {
  readonly videoCodecs: readonly ('h264' | 'hevc')[];
  readonly audioCodecs: readonly ('aac' | 'mp3')[];
  readonly maxBytes: number;
  readonly minSeconds?: number;
  readonly maxSeconds: number;
  readonly maxSize?: { readonly long: number; readonly short: number };
  readonly maxFps: number;
  readonly maxBitrate?: number;
}

export interface ImageDelivery {
  readonly types: readonly ('image/jpeg' | 'image/png' | 'image/webp' | 'image/gif')[];
  readonly maxBytes: number;
  /** Maximum length of the longer side in pixels. */
  readonly maxSide?: number;
  /** Minimum and maximum aspect ratio (width divided by height). */
  readonly ratios?: readonly [tallest: number, widest: number];
}

export interface PostDelivery {
  readonly video: VideoDelivery;
  readonly image?: ImageDelivery;
  readonly maxDocumentBytes?: number;
}

const MB = 1_000_000;
const GB = 1_000 * MB;
const FULL_HD = { long: 1920, short: 1080 };

/** Media requirements of each network. Other files are converted before they are sent. */
export const DELIVERY: Readonly<Record<Platform, PostDelivery>> = {
  shortvideo: {
    video: {
      videoCodecs: ['h264', 'hevc'],
      audioCodecs: ['aac', 'mp3'],
      maxBytes: 4 * GB,
      maxSeconds: 600,
      maxSize: { long: 4096, short: 4096 },
      maxFps: 60,
    },
    image: { types: ['image/jpeg', 'image/webp'], maxBytes: 20 * MB, maxSide: 1920 },
  },
  photoshare: {
    video: {
      videoCodecs: ['h264', 'hevc'],
      audioCodecs: ['aac'],
      maxBytes: 300 * MB,
      minSeconds: 3,
      maxSeconds: 900,
      maxSize: FULL_HD,
      maxFps: 60,
      maxBitrate: 25 * MB,
    },
    image: { types: ['image/jpeg'], maxBytes: 8 * MB, maxSide: 1440, ratios: [4 / 5, 1.91] },
  },
  pagesocial: {
    video: {
      videoCodecs: ['h264', 'hevc'],
      audioCodecs: ['aac', 'mp3'],
      maxBytes: 10 * GB,
      minSeconds: 1,
      maxSeconds: 14_400,
      maxFps: 60,
    },
  },
  videohost: {
    video: {
      videoCodecs: ['h264', 'hevc'],
      audioCodecs: ['aac', 'mp3'],
      maxBytes: 256 * GB,
      maxSeconds: 43_200,
      maxFps: 60,
    },
  },
  microblog: {
    video: {
      videoCodecs: ['h264'],
      audioCodecs: ['aac'],
      maxBytes: 512 * MB,
      minSeconds: 0.5,
      maxSeconds: 140,
      maxSize: FULL_HD,
      maxFps: 60,
      maxBitrate: 25 * MB,
    },
    image: { types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'], maxBytes: 5 * MB, maxSide: 4096 },
  },
  professional: {
    video: {
      videoCodecs: ['h264'],
      audioCodecs: ['aac', 'mp3'],
      maxBytes: 500 * MB,
      minSeconds: 3,
      maxSeconds: 1_800,
      maxFps: 60,
    },
    image: { types: ['image/jpeg', 'image/png', 'image/gif'], maxBytes: 8 * MB, maxSide: 6012 },
    maxDocumentBytes: 100 * MB,
  },
};
