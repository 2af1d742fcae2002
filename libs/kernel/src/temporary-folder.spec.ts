import { spawnSync } from 'node:child_process';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inTemporaryFolder, deleteAbandonedTemporaryFolders } from './temporary-folder.js';

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('temporary folders', () => {
  it('go with the work that they are made for, however it ends', async () => {
    let folder = '';
    const work = inTemporaryFolder('spec', async (made) => {
      folder = made;
      await writeFile(join(made, 'file'), 'bytes');
      throw new Error('half-way');
    });
    await expect(work).rejects.toThrow('half-way');
    expect(await exists(folder)).toBe(false);
  });

  it('of ended processes are removed, and those of running ones are not', async () => {
    const { pid } = spawnSync('true');
    const [orphan, living] = [pid, process.ppid].map((owner) => join(tmpdir(), `reelsheet-spec-${owner}-abcdef`));
    for (const folder of [orphan!, living!]) await mkdir(folder, { recursive: true });
    await writeFile(join(orphan!, 'source-0'), 'bytes');
    await inTemporaryFolder('spec', async (own) => {
      await deleteAbandonedTemporaryFolders();
      expect(await Promise.all([orphan!, living!, own].map(exists))).toEqual([false, true, true]);
    });
    await rm(living!, { recursive: true });
  });
});
