import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureLibrary } from '@reelsheet/pictures';
import { drawLayers } from '../picture/picture.js';
import type { Canvas } from '../picture/scenery.js';
import { ffmpeg } from './run.js';
import { inTemporaryFolder } from './temporary.js';

const FRAMES_A_SECOND = 30;
const BLEED = 1.16;

/** A clip to generate; `seconds` is exact to the frame. */
export interface ClipOrder {
  prompt: string;
  canvas: Canvas;
  seconds: number;
  sound: boolean;
  /** Picture to animate instead of a drawn one. */
  picture?: Buffer;
}

/** Writes an H.264 MP4 with a slow camera move, 30 frames a second, to `path`. */
export async function makeClip(order: ClipOrder, path: string): Promise<void> {
  await inTemporaryFolder(async (dir) => {
    const layers = order.picture
      ? [await enlarged(order.picture, order.canvas)]
      : await drawLayers(order.prompt, order.canvas, BLEED);
    const files = layers.map((_, index) => join(dir, `${index}.png`));
    await Promise.all(layers.map((layer, index) => writeFile(files[index]!, layer)));
    await ffmpeg([
      ...files.flatMap((file) => ['-i', file]),
      ...(order.sound ? ['-f', 'lavfi', '-i', ambience(order.seconds)] : []),
      '-filter_complex',
      motion(order, files.length),
      '-map',
      '[out]',
      ...(order.sound ? ['-map', `${files.length}:a`, '-c:a', 'aac', '-b:a', '96k'] : []),
      '-t',
      String(order.seconds),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-crf',
      '23',
      '-pix_fmt',
      'yuv420p',
      '-threads',
      '2',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
      path,
    ]);
  });
}

/**
 * Returns the ffmpeg filters: the background moves behind a floating object, while the text remains still; times are in
 * seconds. Each picture is decoded once: the base is looped as raw frames, and overlay repeats the single frame of the
 * others.
 */
function motion({ canvas: { width, height }, seconds }: ClipOrder, layers: number): string {
  const progress = `(t/${seconds})`;
  const still = `[0:v]format=yuv420p,loop=loop=-1:size=1,setpts=N/(${FRAMES_A_SECOND}*TB),fps=${FRAMES_A_SECOND}`;
  const glide = `${still},crop=w=${width}:h=${height}:x='(iw-${width})*(0.15+0.7*${progress})':y='(ih-${height})*(0.8-0.6*${progress})',setsar=1[base]`;
  if (layers === 1) return `${glide};[base]format=yuv420p[out]`;
  const float = `x='${width * 0.012}*sin(t*0.9)':y='${height * 0.011}*sin(t*1.7)':eval=frame`;
  return `${glide};[base][1:v]overlay=${float}[thing];[thing][2:v]overlay=x=0:y=0,format=yuv420p[out]`;
}

/** Returns the ffmpeg expressions of a quiet sound of wind and a soft chord. */
function ambience(seconds: number): string {
  const chord = [220, 277.2, 329.6].map((hertz) => `0.03*sin(2*PI*${hertz}*t)*(0.6+0.4*sin(t))`).join('+');
  return `aevalsrc='${chord}+0.012*(random(0)-0.5)':s=44100:d=${seconds}`;
}

async function enlarged(picture: Buffer, { width, height }: Canvas): Promise<Buffer> {
  const even = (length: number) => Math.round((length * BLEED) / 2) * 2;
  const library = await pictureLibrary();
  return library(picture)
    .rotate()
    .resize(even(width), even(height), { fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
