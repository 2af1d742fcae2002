import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UnreadableMedia } from './media-tools.errors.js';
import { openRaster, pictureLibrary, type Raster, rasterOf, RASTERS } from './rasters.js';

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

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a drawing', () => Buffer.from(DRAWING)],
    ['a drawing behind its prologue', () => Buffer.from(`<?xml version="1.0"?>${DRAWING}`)],
    ['a TIFF', () => drawn.clone().tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ])('that is %s reaches no loader', async (_, make) => {
    const bytes = await make();
    await expect(openRaster(bytes)).rejects.toBeInstanceOf(UnreadableMedia);
    const file = join(folder, 'other-format');
    await writeFile(file, bytes);
    expect(await openedByFreshLibrary(file)).toBe('Error: Input file contains unsupported image format');
  });
});

/** The blocked loaders hold for a process, and another spec in the same worker may have allowed drawings. */
async function openedByFreshLibrary(path: string): Promise<string> {
  const program = `
    const { pictureLibrary } = await import('@reelsheet/platform-media-tools');
    const library = await pictureLibrary();
    console.log(await library(process.argv[1]).metadata().then(JSON.stringify, String));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, path], {
    cwd: import.meta.dirname,
  });
  return stdout.trim();
}
