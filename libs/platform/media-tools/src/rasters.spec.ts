import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pictureLibrary, RASTERS, type Raster } from '@reelsheet/pictures';
import { runMediaTool } from './media-tool.js';
import { inspect } from './inspect.js';
import { UnreadableMedia } from './media-tools.errors.js';
import { openRaster, rasterOf } from './rasters.js';
import { WAVEFORM } from './waveform.js';

const library = await pictureLibrary();
const drawn = library({ create: { width: 8, height: 6, channels: 3, background: 'teal' } });
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rasters-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('rasterOf and openRaster', () => {
  it.each(Object.keys(RASTERS) as Raster[])('is opened as a %s, from bytes and from a file', async (format) => {
    const bytes = await drawn.clone().toFormat(format).toBuffer();
    const file = join(folder, `named-otherwise-${format}.svg`);
    await writeFile(file, bytes);
    for (const source of [bytes, file]) {
      expect(await rasterOf(source)).toBe(format);
      expect(await (await openRaster(source)).metadata()).toMatchObject({ width: 8, height: 6 });
    }
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string[]?]>([
    ['a drawing', () => Buffer.from(DRAWING)],
    ['a drawing behind its prologue', () => Buffer.from(`<?xml version="1.0"?>${DRAWING}`)],
    ['a TIFF', () => drawn.clone().tiff().toBuffer(), ['image']],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ])('that is %s reaches no loader', async (_, make, objectTypes = ['image', 'video']) => {
    const bytes = await make();
    const file = join(folder, 'other-format.png');
    await writeFile(file, bytes);
    for (const source of [bytes, file]) await expect(openRaster(source)).rejects.toBeInstanceOf(UnreadableMedia);
    for (const objectType of objectTypes)
      await expect(inspect(file, objectType)).rejects.toBeInstanceOf(UnreadableMedia);
  });
});

describe('a drawing inside another file', () => {
  const sound = ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=d=0.5'];
  const drawing = () => join(folder, 'drawing.svg');
  beforeAll(() => writeFile(drawing(), DRAWING));

  it('attached to a Matroska file is not drawn', async () => {
    const file = join(folder, 'attached.mkv');
    const attached = ['-attach', drawing(), '-metadata:s:t', 'mimetype=image/svg+xml'];
    await runMediaTool('ffmpeg', [...sound, ...attached, file]);
    const found = await inspect(file, 'video');
    expect(found).toMatchObject({ width: null, height: null });
    expect(found.thumbnail).toMatchObject(WAVEFORM);
  });

  it('as the cover of an MP3 is not drawn', async () => {
    const plain = join(folder, 'plain.mp3');
    await runMediaTool('ffmpeg', [...sound, '-id3v2_version', '0', plain]);
    const file = join(folder, 'covered.mp3');
    await writeFile(file, Buffer.concat([coverTag('image/svg+xml', Buffer.from(DRAWING)), await readFile(plain)]));
    expect((await inspect(file, 'audio')).thumbnail).toMatchObject(WAVEFORM);
  });
});

/** Returns an ID3v2.3 tag with a cover of this type. */
function coverTag(mediaType: string, cover: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(`\0${mediaType}\0\x03\0`, 'latin1'), cover]);
  const frame = Buffer.alloc(10);
  frame.write('APIC');
  frame.writeUInt32BE(content.length, 4);
  const length = frame.length + content.length;
  const header = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...[21, 14, 7, 0].map((bits) => (length >> bits) & 0x7f)]);
  return Buffer.concat([header, frame, content]);
}
