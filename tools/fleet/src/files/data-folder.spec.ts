import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import { expect, it } from '@jest/globals';
import { openDataFolder } from './data-folder.js';

it('reports in one line that a file has the name of the data folder', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'fleet');
  writeFileSync(file, '');
  expect(() => openDataFolder(file)).toThrow(`cannot write to ${file}: a file is in its place`);
  rmSync(folder, { recursive: true });
});

(process.platform === 'linux' ? it : it.skip)('says in one line that nothing may be written there', () => {
  expect(() => openDataFolder('/sys/reelsheet')).toThrow(/^cannot write to \/sys\/reelsheet: .+$/);
});
