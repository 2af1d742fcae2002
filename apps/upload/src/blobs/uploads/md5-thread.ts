import { MessageChannel, Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Md5Hash, type StartMessage } from './md5-hash.js';

/** In a bundle the thread's file is next to the importing file. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? 'md5.thread.ts' : 'md5.thread.js', import.meta.url);
/** One chunk is filled, one written, one hashed, and one is ready. */
const CHUNKS = 4;
const CHUNK_BYTES = 256 * 1024;
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/** Hashes in a separate thread, because MD5 takes as long as the rest of an upload. */
@Injectable()
export class Md5Thread implements OnApplicationShutdown {
  private thread: Worker | undefined;

  /** Starts a hash of at most this many bytes and allocates its chunks. */
  begin(maxBytes: number): Md5Hash {
    const { port1, port2 } = new MessageChannel();
    const buffers = sharedChunks(maxBytes);
    const beginning: StartMessage = { port: port2, buffers };
    this.running().postMessage(beginning, [port2]);
    return new Md5Hash(port1, buffers);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }

  /** A thread that has ended fails its hashes in progress and is replaced. */
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

const sharedChunks = (maxBytes: number) =>
  Array.from(
    { length: Math.min(CHUNKS, Math.ceil(maxBytes / CHUNK_BYTES)) },
    () => new Uint8Array(new SharedArrayBuffer(Math.min(CHUNK_BYTES, maxBytes))),
  );
