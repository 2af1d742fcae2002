import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RotatingLog } from './rotating-log.js';

let dir: string;
let file: string;
beforeEach(() => {
  dir = temporaryFolder();
  file = join(dir, 'logs', 'base.log');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('keeps the newest lines in the file and earlier ones in a second file', () => {
  const log = new RotatingLog(file, 10);
  for (const line of ['first\n', 'second\n', 'third\n']) log.write(Buffer.from(line));
  expect([readFileSync(file, 'utf8'), readFileSync(`${file}.1`, 'utf8')]).toEqual(['third\n', 'second\n']);
});

it('continues the file after a restart', () => {
  new RotatingLog(file, 10).write(Buffer.from('first\n'));
  new RotatingLog(file, 10).write(Buffer.from('second\n'));
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('first\n');
});

it('keeps the last output in memory if the file cannot be written', () => {
  const log = new RotatingLog(file);
  rmSync(dir, { recursive: true });
  log.write(Buffer.from('the disk is full\n'));
  expect(log.tail).toBe('the disk is full\n');
});
