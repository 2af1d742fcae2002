import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Mp3Walk } from './mp3-walk.js';
import { WavWalk } from './wav-walk.js';

const run = promisify(execFile);

async function tone(...options: string[]): Promise<Buffer> {
  const input = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=0.5'];
  const { stdout } = await run('ffmpeg', ['-v', 'error', ...input, ...options, 'pipe:1'], { encoding: 'buffer' });
  return stdout;
}

function isWhole(walk: Mp3Walk | WavWalk, bytes: Buffer, chunk: number): boolean {
  for (let at = 0; at < bytes.length; at += chunk) walk.push(bytes.subarray(at, at + chunk));
  return walk.isWhole();
}

describe.each([
  ['44.1 kHz at 128 kbit/s', ['-b:a', '128k', '-f', 'mp3']],
  ['24 kHz', ['-ar', '24000', '-b:a', '64k', '-f', 'mp3']],
  ['8 kHz', ['-ar', '8000', '-b:a', '16k', '-f', 'mp3']],
  ['a variable rate, with both tags', ['-q:a', '4', '-metadata', 'title=Tone', '-write_id3v1', '1', '-f', 'mp3']],
])('an MP3 of %s', (_, options) => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await tone(...options);
  });

  it.each([1, 7, 1_000, 1_000_000])('is whole in chunks of %d bytes', (chunk) =>
    expect(isWhole(new Mp3Walk(), bytes, chunk)).toBe(true),
  );
  it.each([1, 50, 3_000])('is not whole without its last %d bytes', (cut) =>
    expect(isWhole(new Mp3Walk(), bytes.subarray(0, -cut), 1_000)).toBe(false),
  );
  it('is not whole with garbage inside', () => {
    const middle = Math.floor(bytes.length / 2);
    const spoilt = Buffer.from(bytes).fill(0, middle, middle + 300);
    expect(isWhole(new Mp3Walk(), spoilt, 1_000)).toBe(false);
  });
});

it.each(['', '{"error":{}}', '<html></html>'])('%p is neither MP3 nor WAV', (text) => {
  expect(isWhole(new Mp3Walk(), Buffer.from(text), 100)).toBe(false);
  expect(isWhole(new WavWalk(), Buffer.from(text), 100)).toBe(false);
});

describe('a WAV', () => {
  it('is whole as a file, and not without its end', async () => {
    const streamed = await tone('-f', 'wav');
    const bytes = Buffer.from(streamed);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    expect(isWhole(new WavWalk(), bytes, 5)).toBe(true);
    expect(isWhole(new WavWalk(), bytes.subarray(0, -1), 1_000)).toBe(false);
  });

  it('is whole as a stream of unknown length', async () =>
    expect(isWhole(new WavWalk(), await tone('-f', 'wav'), 1_000)).toBe(true));
});
