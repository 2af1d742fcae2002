import { open } from 'node:fs/promises';

const FLUSHED_EVERY = 128 * 2 ** 20;

/**
 * Makes a file of what the source gives, on the disk when it returns. What is written is flushed on the way, so that
 * little is left to flush at the end. Throws where the file is there.
 */
export async function writeFlushed(path: string, source: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx');
  let [unflushed, isFlushing] = [0, false];
  let flushed: Promise<void> = Promise.resolve();
  const flush = () => {
    [unflushed, isFlushing] = [0, true];
    flushed = Promise.all([flushed, file.datasync()]).then(() => {
      isFlushing = false;
    });
    // Whoever gives more may fail before anybody waits for it.
    flushed.catch(() => undefined);
  };
  try {
    for await (const bytes of source) {
      await file.writeFile(bytes);
      unflushed += bytes.length;
      if (unflushed >= FLUSHED_EVERY && !isFlushing) flush();
    }
    await flushed;
    await file.sync();
  } finally {
    await flushed.catch(() => undefined);
    await file.close();
  }
}
