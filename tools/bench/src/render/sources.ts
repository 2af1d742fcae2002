import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
export const SOURCE_FILES = ['one.mp4', 'two.mp4', 'three.mp4', 'voice.wav', 'music.mp3'];
const PICTURES = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'];

/** Creates three clips like those of a phone camera, a voice with pauses, and music. */
export async function makeSources(folder: string): Promise<void> {
  const make = (name: string, ...args: string[]) =>
    execute('ffmpeg', ['-v', 'error', '-y', ...args, join(folder, name)]);
  const clip = (name: string, picture: string) =>
    make(
      name,
      '-f',
      'lavfi',
      '-i',
      `${picture}:s=1080x1920:r=30:d=8`,
      ...PICTURES,
      '-color_primaries',
      'bt709',
      '-colorspace',
      'bt709',
      '-color_trc',
      'bt709',
    );
  await clip('one.mp4', 'gradients=speed=0.02:seed=1');
  await clip('two.mp4', 'testsrc2=alpha=255');
  await clip('three.mp4', 'gradients=speed=0.05:seed=7:nb_colors=6');
  const speech = `anoisesrc=c=pink:a=0.4:r=48000:seed=3,volume='if(lt(mod(t,3),2),0.3+0.7*abs(sin(9*t)),0)':eval=frame`;
  await make('voice.wav', '-f', 'lavfi', '-i', speech, '-t', '60');
  await make(
    'music.mp3',
    '-f',
    'lavfi',
    '-i',
    'sine=f=220:d=20',
    '-f',
    'lavfi',
    '-i',
    'sine=f=330:d=20',
    '-filter_complex',
    'amix=inputs=2',
  );
}
