import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';
import { expect, it } from '@jest/globals';
import { openDataFolder } from './data-folder.js';

it('reports in one line that a file exists with the name of the data folder', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'fleet');
  writeFileSync(file, '');
  expect(() => openDataFolder(file)).toThrow(`cannot write to ${file}: a file with this name exists`);
  rmSync(folder, { recursive: true });
});

(process.platform === 'linux' ? it : it.skip)('reports in one line that the folder is not writable', () => {
  expect(() => openDataFolder('/sys/reelsheet')).toThrow(/^cannot write to \/sys\/reelsheet: .+$/);
});
