import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { truncate, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { compose } from './compose.js';
import { probe } from '@reelsheet/platform-media-tools';
import { colorAt, describeFile, ffmpeg, levelOf, pixelsAt, Samples } from '../testing/samples.js';

const canvas = { width: 180, height: 320 };
const halves = 'color=red:s=160x100:r=30:d=1,drawbox=w=80:color=blue:t=fill';
let samples: Samples;

beforeAll(async () => {
  samples = await Samples.create();
});
afterAll(() => samples.remove());

async function render(name: string, source: { url: string }, clip: object = {}): Promise<string> {
  const file = samples.path(`${name}-out.mp4`);
  await compose(await samples.segmentPlan({ canvas, tracks: [{ clips: [{ type: 'video', source, ...clip }] }] }), file);
  return file;
}

describe('unusual uploads', () => {
  it('applies the rotation of a phone video', async () => {
    await samples.make('flat.mp4', '-f', 'lavfi', '-i', halves, '-pix_fmt', 'yuv420p');
    const turned = await samples
      .make('turned.mp4', '-display_rotation', '90', '-i', samples.path('flat.mp4'), '-c', 'copy')
      .catch(() =>
        samples.make('turned.mp4', '-i', samples.path('flat.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=90'),
      );
    expect((await probe(samples.path('turned.mp4'))).video).toMatchObject({ width: 100, height: 160 });
    const file = await render('turned', turned, { fit: 'contain' });
    const [top, bottom] = [await colorAt(file, 0.5, '100:40:40:60'), await colorAt(file, 0.5, '100:40:40:220')];
    expect(Math.abs(top[0] - bottom[0])).toBeGreaterThan(150);
  });

  it('applies the orientation of a phone photo', async () => {
    const right = sharp({ create: { width: 50, height: 60, channels: 3, background: 'blue' } });
    const photo = sharp({ create: { width: 100, height: 60, channels: 3, background: 'red' } }).composite([
      { input: await right.png().toBuffer(), left: 0, top: 0 },
    ]);
    await sharp(await photo.png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(samples.path('photo.jpg'));
    const file = await render('photo', samples.add('photo.jpg', samples.path('photo.jpg')), { duration: 0.5 });
    const [[, , top], [bottom]] = await Promise.all([
      colorAt(file, 0.2, '180:60:0:0'),
      colorAt(file, 0.2, '180:60:0:260'),
    ]);
    expect([top > 240, bottom > 240]).toEqual([true, true]);
  });

  it('loops an animated picture', async () => {
    const source = await samples.make('dance.gif', '-f', 'lavfi', '-i', 'testsrc2=s=90x160:r=10:d=0.5');
    const file = samples.path('dance-out.mp4');
    await compose(
      await samples.segmentPlan({ canvas, tracks: [{ clips: [{ type: 'image', source, duration: 2 }] }] }),
      file,
    );
    expect(await pixelsAt(file, 1.55)).not.toEqual(await pixelsAt(file, 1.75));
  });

  it('keeps the brightness of an HDR recording', async () => {
    const hdr = await samples.make(
      'hdr.mp4',
      '-f',
      'lavfi',
      '-i',
      'color=gray:s=160x90:r=30:d=0.5,format=yuv420p10le',
      '-c:v',
      'libx265',
      '-x265-params',
      'log-level=none',
      '-colorspace',
      'bt2020nc',
      '-color_primaries',
      'bt2020',
      '-color_trc',
      'arib-std-b67',
    );
    const [red, green, blue] = await colorAt(await render('hdr', hdr), 0.2);
    expect([red, green, blue].every((value) => value > 70 && value < 190)).toBe(true);
  });

  it('accepts odd sizes, non-square pixels and a variable frame rate', async () => {
    const odd = await samples.make(
      'odd.mkv',
      '-f',
      'lavfi',
      '-i',
      "testsrc=s=161x91:r=60:d=2,select='not(mod(n,7))+lt(t,0.5)',setsar=4/3",
      '-vsync',
      'vfr',
      '-c:v',
      'ffv1',
    );
    expect((await probe(samples.path('odd.mkv'))).video).toMatchObject({ width: 215, height: 91 });
    expect((await describeFile(await render('odd', odd))).streams.video).toMatchObject({
      nb_read_frames: '60',
      sample_aspect_ratio: '1:1',
    });
  });

  it('keeps sound in sync that starts later than the video', async () => {
    const late = await samples.make(
      'late.mkv',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=160x90:d=2',
      '-itsoffset',
      '1',
      '-f',
      'lavfi',
      '-i',
      'sine=d=1',
      '-c:a',
      'flac',
    );
    const file = await render('late', late);
    expect(await levelOf(file, 0, 0.9)).toBeLessThan(-50);
    expect(await levelOf(file, 1.1, 0.8)).toBeGreaterThan(-30);
  });

  it('probes the length of a browser recording without a duration header', async () => {
    await ffmpeg(
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=160x90:r=30:d=1.5',
      '-c:v',
      'libvpx',
      '-deadline',
      'realtime',
      '-live',
      '1',
      '-f',
      'webm',
      samples.path('live.webm'),
    );
    const { duration } = await probe(samples.path('live.webm'));
    expect(duration).toBeCloseTo(1.5, 1);
  });

  it('treats an audio file with cover art as audio only', async () => {
    await ffmpeg('-f', 'lavfi', '-i', 'color=red:s=64x64', '-frames:v', '1', samples.path('cover.png'));
    await ffmpeg(
      '-f',
      'lavfi',
      '-i',
      'sine=d=1',
      '-i',
      samples.path('cover.png'),
      '-map',
      '0',
      '-map',
      '1',
      '-disposition:v',
      'attached_pic',
      samples.path('song.mp3'),
    );
    expect(await probe(samples.path('song.mp3'))).not.toHaveProperty('video');
  });

  it('converts surround sound at a low sample rate to stereo at 48 kHz', async () => {
    const wide = await samples.make(
      'wide.mp4',
      '-f',
      'lavfi',
      '-i',
      'color=red:s=160x90:d=1',
      '-f',
      'lavfi',
      '-i',
      'anoisesrc=d=1:r=8000,aformat=channel_layouts=5.1',
      '-c:a',
      'aac',
    );
    expect((await describeFile(await render('wide', wide))).streams.audio).toMatchObject({
      channels: 2,
      sample_rate: '48000',
    });
  });
});

describe('invalid media', () => {
  it.each([
    ['a text', 'hello.txt', 'just words'],
    ['an empty file', 'empty.mp4', ''],
    ['a playlist', 'list.m3u8', '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n/etc/passwd\n#EXT-X-ENDLIST\n'],
    ['a concat script', 'list.ffconcat', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    [
      'a drawing that references files',
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ],
  ])('rejects %s', async (_, name, text) => {
    await writeFile(samples.path(name), text);
    await expect(probe(samples.path(name))).rejects.toMatchObject({
      code: 'unreadable_source',
      message: "The source can't be read as video, image or sound",
    });
  });

  it('rejects a playlist with the extension of a video', async () => {
    await writeFile(samples.path('list.mp4'), '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n');
    await expect(probe(samples.path('list.mp4'))).rejects.toMatchObject({ code: 'unreadable_source' });
  });

  it('rejects a truncated video', async () => {
    await samples.make('half.mp4', '-f', 'lavfi', '-i', 'testsrc2=s=160x90:d=1');
    await truncate(samples.path('half.mp4'), 3_000);
    await expect(probe(samples.path('half.mp4'))).rejects.toMatchObject({ code: 'unreadable_source' });
  });
});
