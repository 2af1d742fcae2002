import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Creates a vertical clip of four seconds like one of a phone camera. */
export async function makeClip(folder: string): Promise<string> {
  const file = join(folder, 'own-clip.mp4');
  const light = 'gradients=s=270x480:r=30:d=4:c0=0x1d3557:c1=0xf4a261:c2=0xe9c46a:c3=0x2a9d8f:n=4:speed=0.02:seed=7';
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    light,
    '-vf',
    'vignette,scale=1080:1920:flags=bicubic',
    '-c:v',
    'libx264',
    '-preset',
    'superfast',
    '-pix_fmt',
    'yuv420p',
    '-t',
    '4',
    file,
  ]);
  return file;
}

/** Creates sixteen seconds of music, eight chords of two seconds each. */
export async function makeMusic(folder: string): Promise<string> {
  const file = join(folder, 'own-music.mp3');
  const chords = [CHORDS.C, CHORDS.G, CHORDS.Am, CHORDS.F, CHORDS.C, CHORDS.G, CHORDS.F, CHORDS.C];
  const inputs = chords.flatMap((chord) => [
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='${chord.map(tone).join('+')}':d=2:s=44100`,
  ]);
  const soft = chords.map((_, index) => `[${index}]afade=t=in:d=0.4,afade=t=out:st=1.4:d=0.6[${index}s]`).join(';');
  const joined = `${chords.map((_, index) => `[${index}s]`).join('')}concat=n=${chords.length}:v=0:a=1,lowpass=f=1800,aecho=0.8:0.6:60:0.3`;
  await ffmpeg([...inputs, '-filter_complex', `${soft};${joined}`, '-c:a', 'libmp3lame', '-q:a', '4', file]);
  return file;
}

/** Frequencies in hertz. */
const CHORDS = {
  C: [130.81, 196.0, 261.63, 329.63],
  G: [98.0, 146.83, 246.94, 293.66],
  Am: [110.0, 164.81, 220.0, 261.63],
  F: [87.31, 130.81, 174.61, 220.0],
};

const tone = (hertz: number) => `0.12*sin(2*PI*${hertz}*t)`;

async function ffmpeg(args: string[]): Promise<void> {
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
}
