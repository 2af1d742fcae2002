import { MessageChannel, Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Md5Hash, type Beginning } from './md5-hash.js';

/** Beside whoever imports this in a bundle. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? 'md5.thread.ts' : 'md5.thread.js', import.meta.url);
/** While one is filled and one written, another is hashed, and one lies ready for whoever is first. */
const PIECES = 4;
const PIECE = 256 * 1024;
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** Hashes beside the thread that reads and writes: MD5 takes as long as all the rest of an upload. */
@Injectable()
export class Md5Thread implements OnApplicationShutdown {
  private thread: Worker | undefined;

  /** Of so many bytes at most, for which it brings pieces of memory. */
  begin(mostBytes: number): Md5Hash {
    const { port1, port2 } = new MessageChannel();
    const pieces = sharedPieces(mostBytes);
    const beginning: Beginning = { port: port2, pieces };
    this.running().postMessage(beginning, [port2]);
    return new Md5Hash(port1, pieces);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }

  /** One that ended, which takes the hashes under way with it, is followed by another. */
  private running(): Worker {
    if (this.thread) return this.thread;
    const thread = new Worker(THREAD, { resourceLimits: MEMORY });
    const gone = () => {
      if (this.thread === thread) this.thread = undefined;
    };
    thread.on('error', gone).on('exit', gone).unref();
    return (this.thread = thread);
  }
}

const sharedPieces = (mostBytes: number) =>
  Array.from(
    { length: Math.min(PIECES, Math.ceil(mostBytes / PIECE)) },
    () => new Uint8Array(new SharedArrayBuffer(Math.min(PIECE, mostBytes))),
  );
