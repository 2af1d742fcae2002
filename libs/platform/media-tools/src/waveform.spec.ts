import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTemporaryFolder } from '@reelsheet/kernel';
import { rm } from 'node:fs/promises';
import { drawWaveform, Peaks, WAVEFORM } from './waveform.js';
import { openRaster } from './rasters.js';

let folder: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder('spec');
});
afterAll(() => rm(folder, { recursive: true }));

const samples = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16LE(value, index * 2));
  return bytes;
};

it('finds the loudest sample of each column, wherever the bytes are split', () => {
  const parts = Array.from({ length: WAVEFORM.width }, (_, part) => [0, part % 2 ? -16_384 : 8_192, 1]).flat();
  const bytes = samples(...parts);
  for (const cut of [0, 1, 5, 1_001]) {
    const peaks = new Peaks(parts.length);
    peaks.add(bytes.subarray(0, cut));
    peaks.add(bytes.subarray(cut));
    expect([...peaks.heights.slice(0, 4)]).toEqual([0.25, 0.5, 0.25, 0.5]);
    expect(peaks.heights.at(-1)).toBe(0.5);
  }
});

it('adds samples beyond the expected number to the last column', () => {
  const peaks = new Peaks(WAVEFORM.width);
  for (let part = 0; part < WAVEFORM.width; part += 1) peaks.add(samples(1));
  peaks.add(samples(-32_768));
  expect(peaks.heights.at(-1)).toBe(1);
});

it('draws silence as a line and noise as bars', async () => {
  const path = join(folder, 'sound.wav');
  const expression = 'if(lt(t,0.5),0,sin(2*PI*440*t))';
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', `aevalsrc='${expression}':d=1:s=8000`, path]);
  const drawn = await drawWaveform(path, { index: 0, duration: 1 });
  const { data, info } = await (await openRaster(drawn!)).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(WAVEFORM);
  const inked = (x: number) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x]!).filter((grey) => grey < 200).length;
  expect(inked(100)).toBeLessThan(6);
  expect(inked(400)).toBeGreaterThan(100);
});

it('draws nothing if the sound cannot be decoded', async () => {
  const path = join(folder, 'noise.mp3');
  writeFileSync(path, 'no sound at all');
  expect(await drawWaveform(path, { index: 0, duration: 1 })).toBeNull();
});
