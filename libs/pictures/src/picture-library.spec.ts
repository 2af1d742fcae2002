import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawSvg } from './drawing.js';
import { pictureLibrary, RASTERS, type Raster } from './picture-library.js';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="4" height="6" fill="#f00"/></svg>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the picture library', () => {
  it.each(Object.keys(RASTERS) as Raster[])('opens a %s', async (format) => {
    const library = await pictureLibrary();
    const bytes = await library({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer();
    expect(await library(bytes).metadata()).toMatchObject({ width: 8, height: 6 });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a drawing', () => Buffer.from(DRAWING)],
    ['a drawing behind its prologue', () => Buffer.from(`\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg>\n${DRAWING}`)],
    ['a compressed drawing', () => gzipSync(DRAWING)],
    [
      'a TIFF',
      async () =>
        (await pictureLibrary())(await drawSvg(DRAWING))
          .tiff()
          .toBuffer(),
    ],
    ['a document', () => Buffer.from('%PDF-1.7\n')],
  ])('has no loader for %s, whatever its name, also after drawings of ours', async (_, make) => {
    const bytes = await make();
    await drawSvg(DRAWING);
    const library = await pictureLibrary();
    const file = join(folder, 'picture.png');
    await writeFile(file, bytes);
    for (const source of [bytes, file])
      for (const open of [library, sharp])
        await expect(open(source).metadata()).rejects.toThrow('unsupported image format');
    await expect(
      library(await drawSvg(DRAWING))
        .composite([{ input: bytes }])
        .toBuffer(),
    ).rejects.toThrow();
  });
});

describe('drawings of ours', () => {
  it('are drawn in their own size', async () => {
    const library = await pictureLibrary();
    const { data, info } = await library(await drawSvg(DRAWING))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 8, height: 6, channels: 4 });
    expect([...data.subarray(0, 4), ...data.subarray(28, 32)]).toEqual([255, 0, 0, 255, 0, 0, 0, 0]);
  });

  it('contain text only in the given fonts', async () => {
    const library = await pictureLibrary();
    const text = DRAWING.replace(/<rect.*\/>/, '<text y="6" font-size="6">W</text>');
    const strongest = async (fonts?: Parameters<typeof drawSvg>[1]) =>
      (await library(await drawSvg(text, fonts)).stats()).channels.at(-1)!.max;
    expect(await strongest()).toBe(0);
    const fontFiles = [
      join(import.meta.dirname, '../../../node_modules/@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf'),
    ];
    expect(await strongest({ loadSystemFonts: false, fontFiles, defaultFontFamily: 'Anton' })).toBeGreaterThan(0);
  });
});
