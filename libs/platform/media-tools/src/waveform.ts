import { pictureLibrary } from '@reelsheet/pictures';
import { guardedInput } from './input-guard.js';
import { MediaToolError, runMediaTool } from './media-tool.js';

/** Pixels of the picture; each column shows the loudest sample of its part of the sound. */
export const WAVEFORM = { width: 480, height: 120 } as const;

const SAMPLES_A_SECOND = 8_000;
const MAX_MS = 15_000;
const LOUDEST = 2 ** 15;
const BAR = [0x3b, 0x63, 0xb8] as const;

interface DecodedSound {
  readonly index: number;
  /** Seconds. */
  readonly duration: number;
}

/** Draws a sound as a JPEG; null if it cannot be decoded within 15 seconds. Only the peaks are held in memory. */
export async function drawWaveform(path: string, sound: DecodedSound, signal?: AbortSignal): Promise<Buffer | null> {
  try {
    return await paint(await peaksOf(path, sound, signal));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof MediaToolError) return null;
    throw error;
  }
}

async function peaksOf(path: string, { index, duration }: DecodedSound, signal?: AbortSignal): Promise<Float64Array> {
  const peaks = new Peaks(Math.max(1, duration * SAMPLES_A_SECOND));
  const pcm = ['-map', `0:${index}`, '-ac', '1', '-ar', String(SAMPLES_A_SECOND), '-f', 's16le', 'pipe:1'];
  const args = ['-v', 'error', ...guardedInput(path), ...pcm];
  await runMediaTool('ffmpeg', args, { signal, timeoutMs: MAX_MS, onBytes: (bytes) => peaks.add(bytes) });
  return peaks.heights;
}

/** Peaks of a stream of samples whose number is known approximately. */
export class Peaks {
  readonly heights = new Float64Array(WAVEFORM.width);
  private seen = 0;
  /** The first half of a sample that was split between two chunks. */
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly samples: number) {}

  /** 16-bit little-endian samples. */
  add(bytes: Buffer): void {
    const all = this.rest.length > 0 ? Buffer.concat([this.rest, bytes]) : bytes;
    const whole = all.length - (all.length % 2);
    for (let at = 0; at < whole; at += 2) {
      const part = Math.min(WAVEFORM.width - 1, Math.floor((this.seen * WAVEFORM.width) / this.samples));
      const height = Math.abs(all.readInt16LE(at)) / LOUDEST;
      if (height > this.heights[part]!) this.heights[part] = height;
      this.seen += 1;
    }
    this.rest = Buffer.from(all.subarray(whole));
  }
}

/** Draws bars around the middle, the loudest as high as the picture; silence is a line. */
async function paint(heights: Float64Array): Promise<Buffer> {
  const { width, height } = WAVEFORM;
  const loudest = Math.max(...heights) || 1;
  const pixels = Buffer.alloc(width * height * BAR.length, 0xff);
  heights.forEach((peak, x) => {
    const bar = Math.max(2, Math.round((peak / loudest) * height));
    const top = Math.floor((height - bar) / 2);
    for (let y = top; y < top + bar; y += 1) pixels.set(BAR, (y * width + x) * BAR.length);
  });
  const library = await pictureLibrary();
  return library(pixels, { raw: { width, height, channels: BAR.length } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
