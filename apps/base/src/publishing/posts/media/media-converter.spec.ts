import { stat, writeFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openRaster, probe, rasterOf, runMediaTool } from '@reelsheet/platform-media-tools';
import type { Platform } from '@reelsheet/kernel';
import type { MediaKind } from '@reelsheet/provider-publisher';
import { MediaConverter } from './media-converter.js';
import { libraryTrackFor } from './music-library.js';

const converter = new MediaConverter();
let folder: string;
const path = (name: string) => join(folder, name);
const make = (name: string, ...args: string[]) =>
  runMediaTool('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', ...args, path(name)]);
const fit = (platform: Platform, kind: MediaKind, name: string) =>
  converter.convert(platform, kind, { path: path(name), extension: name.split('.')[1]! });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitting-'));
  const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  await Promise.all([
    make('right.mp4', 'testsrc2=s=90x160:r=10:d=3.2', ...h264),
    make('other.mkv', 'testsrc2=s=90x160:r=10:d=3.2', '-c:v', 'mpeg4'),
    make('long.mp4', 'color=s=16x16:r=1:d=142', ...h264),
    make('small.png', 'color=red@0.5:s=40x30,format=rgba', '-frames:v', '1'),
    make('large.png', 'testsrc2=s=2000x1200', '-frames:v', '1'),
    make('tall.jpg', 'testsrc2=s=90x160', '-frames:v', '1'),
    make('wide.jpg', 'testsrc2=s=2000x800', '-frames:v', '1'),
    make('right.jpg', 'testsrc2=s=40x30', '-frames:v', '1'),
    writeFile(path('deck.pptx'), Buffer.from('504b0304140006000800', 'hex')),
    writeFile(path('paper.pdf'), '%PDF-1.7 and so on'),
    writeFile(path('liar.pdf'), '<html>not found</html>'),
  ]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('MediaConverter', () => {
  it('does not change a file that complies', async () => {
    for (const [kind, name] of [
      ['video', 'right.mp4'],
      ['image', 'right.jpg'],
    ] as const)
      expect(await fit('photoshare', kind, name)).toEqual({
        path: path(name),
        size: (await stat(path(name))).size,
        contentType: kind === 'video' ? 'video/mp4' : 'image/jpeg',
      });
  });

  it('converts a video to an accepted codec', async () => {
    const converted = await fit('microblog', 'video', 'other.mkv');
    expect((await probe(converted.path)).video).toMatchObject({ codec: 'h264', width: 90, height: 160 });
    expect(converted).toMatchObject({ size: (await stat(converted.path)).size, contentType: 'video/mp4' });
  });

  it('cuts a video that is too long with a warning, and rejects one that is too short', async () => {
    const converted = await fit('microblog', 'video', 'long.mp4');
    expect(converted.warning).toMatch(/cut to the 140 seconds/);
    expect((await probe(converted.path)).duration).toBeLessThan(140.5);
    await make('short.mp4', 'testsrc2=s=90x160:r=10:d=1', '-pix_fmt', 'yuv420p');
    await expect(fit('professional', 'video', 'short.mp4')).rejects.toThrow('professional takes 3 at least');
  });

  it('converts a picture to an accepted type and size', async () => {
    const small = await fit('photoshare', 'image', 'small.png');
    expect([small.contentType, await rasterOf(small.path)]).toEqual(['image/jpeg', 'jpeg']);
    const { width, height } = await (await openRaster((await fit('photoshare', 'image', 'large.png')).path)).metadata();
    expect([width, height]).toEqual([1440, 864]);
    expect((await fit('microblog', 'image', 'small.png')).contentType).toBe('image/png');
  });

  it.each([
    ['tall.jpg', { width: 128, height: 160 }],
    ['wide.jpg', { width: 1440, height: 754 }],
  ])('pads %s to an accepted aspect ratio without cropping', async (name, size) => {
    const { path: converted, contentType } = await fit('photoshare', 'image', name);
    expect({ ...(await (await openRaster(converted)).metadata()), contentType }).toMatchObject({
      ...size,
      contentType: 'image/jpeg',
    });
    expect(await converter.convertThumbnail('photoshare', path('tall.jpg'))).toMatchObject({ path: path('tall.jpg') });
  });

  it('accepts vertical videos under three minutes as shorts', async () => {
    expect(await converter.shortViolation(path('right.mp4'))).toBeNull();
    expect(await converter.shortViolation(path('long.mp4'))).toMatch(/no short/);
  });

  it('accepts a document only if its content matches its extension', async () => {
    expect((await fit('professional', 'document', 'deck.pptx')).contentType).toMatch(/presentation$/);
    expect((await fit('professional', 'document', 'paper.pdf')).contentType).toBe('application/pdf');
    await expect(fit('professional', 'document', 'liar.pdf')).rejects.toThrow('no .pdf');
  });

  it.each([
    ['image', 'right.mp4', 'no picture'],
    ['video', 'right.jpg', 'no video'],
    ['video', 'liar.pdf', ''],
  ] as const)('rejects as %s the file %s', (kind, name, message) =>
    expect(fit('photoshare', kind, name)).rejects.toThrow(message),
  );

  it('adds every library track', async () => {
    for (const target of [1, 2, 3]) {
      const { source } = libraryTrackFor(target);
      const mixed = await converter.addMusic(await fit('photoshare', 'video', 'right.mp4'), source);
      expect((await probe(mixed.path)).audio).toMatchObject({ codec: 'aac' });
    }
  });
});
