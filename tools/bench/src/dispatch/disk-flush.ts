import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@reelsheet/native-servers';

const BLOCK = Buffer.alloc(8_192, 1);
const BLOCKS = 1_024;

/**
 * Returns the times in milliseconds of flushing blocks of an existing file one after another to the disk of a folder,
 * like Postgres when it writes its log.
 */
export async function diskFlushTimes(within: string, times: number): Promise<number[]> {
  const folder = temporaryFolder(within);
  const file = await open(join(folder, 'log'), 'w');
  try {
    await file.writeFile(Buffer.alloc(BLOCKS * BLOCK.length));
    await file.sync();
    const took: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const startedAt = performance.now();
      await file.write(BLOCK, 0, BLOCK.length, (index % BLOCKS) * BLOCK.length);
      await file.datasync();
      took.push(performance.now() - startedAt);
    }
    return took;
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}
