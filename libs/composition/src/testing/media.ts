import type { Probe } from '@reelsheet/platform-media-tools';
import { sourceKey } from '../document/source-key.js';
import type { SourceMedia } from '../document/sources.js';

const picture = {
  index: 0,
  width: 1080,
  height: 1920,
  upright: true,
  fps: 30,
  steadyFps: 30,
  codec: 'h264',
  alpha: false,
  pixelFormat: 'yuv420p',
};
const sound = { index: 1, codec: 'aac', channels: 2, sampleRate: 48_000 };

/** Probe results of files that do not exist, for tests that never open them. */
export const PROBES = {
  video: (duration: number): Probe => ({
    format: 'mov',
    still: false,
    duration,
    video: { ...picture, frames: duration * 30 },
    audio: sound,
  }),
  silent: (duration: number): Probe => ({
    format: 'mov',
    still: false,
    duration,
    video: { ...picture, frames: duration * 30 },
  }),
  audio: (duration: number): Probe => ({ format: 'mp3', still: false, duration, audio: { ...sound, index: 0 } }),
  image: (alpha = false): Probe => ({
    format: 'png_pipe',
    still: true,
    duration: 0,
    video: { ...picture, fps: 25, steadyFps: 25, alpha, pixelFormat: alpha ? 'rgba' : 'rgb24' },
  }),
};

/** Returns media by layer id: the key 1 is the source `{ layer_id: 1 }`. */
export function fakeMedia(layers: Record<number, Probe>): SourceMedia {
  return new Map(
    Object.entries(layers).map(([id, probe]) => [sourceKey({ layer_id: Number(id) }), { file: `/files/${id}`, probe }]),
  );
}
