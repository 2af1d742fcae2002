import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { temporaryFolder } from './temporary-folder.js';
import { ownFolder, readableFolder } from './unprivileged.js';

const asRoot = process.getuid?.() === 0 ? it : it.skip;
const otherUser = 65_534;
let dir: string;
const made: string[] = [];

beforeEach(() => {
  dir = temporaryFolder();
});
afterEach(() => [dir, ...made.splice(0)].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

asRoot('gives the other user the folder itself if it can reach it', () => {
  const folder = ownFolder(join(dir, 'a', 'pg'), otherUser);
  expect(folder).toBe(join(dir, 'a', 'pg'));
  expect(statSync(folder)).toMatchObject({ uid: otherUser, gid: otherUser });
});

asRoot('returns another folder, always the same one, for a folder below a private home', () => {
  chmodSync(dir, 0o700);
  const folder = ownFolder(join(dir, 'pg'), otherUser);
  made.push(folder);
  expect(folder).not.toContain(dir);
  expect(ownFolder(join(dir, 'pg'), otherUser)).toBe(folder);
});

asRoot('copies programs that the other user cannot read', () => {
  mkdirSync(join(dir, 'native', 'bin'), { recursive: true });
  writeFileSync(join(dir, 'native', 'bin', 'initdb'), '');
  chmodSync(dir, 0o700);
  const copy = readableFolder(join(dir, 'native'), otherUser);
  made.push(copy);
  expect(copy).not.toContain(dir);
  expect(existsSync(join(copy, 'bin', 'initdb'))).toBe(true);
});

it('leaves all paths unchanged for a user who is not root', () => {
  chmodSync(dir, 0o700);
  expect(readableFolder(dir, undefined)).toBe(dir);
  expect(ownFolder(join(dir, 'pg'), undefined)).toBe(join(dir, 'pg'));
});
