import type { Writable } from 'node:stream';

/** Waits until everything that was written to streams has left the program; a broken stream counts as done. */
export async function flushed(...streams: readonly Writable[]): Promise<void> {
  await Promise.all(streams.map((stream) => new Promise<void>((settle) => stream.write('', () => settle()))));
}
