import type { MessagePort } from 'node:worker_threads';

/** Message that starts a hash in the thread. */
export interface StartMessage {
  readonly port: MessagePort;
  readonly buffers: readonly Uint8Array[];
}

/** Request to the thread; the reply is null, or the digest in Base64. */
export type HashRequest = { readonly chunkIndex: number; readonly length: number } | 'digest';

/** MD5 of chunks in shared memory: a thread hashes one chunk while others are filled here. */
export class Md5Hash {
  private readonly unanswered: PromiseWithResolvers<string | null>[] = [];
  private hasEnded = false;

  constructor(
    private readonly port: MessagePort,
    readonly buffers: readonly Uint8Array[],
  ) {
    port.on('message', (answer: string | null) => this.unanswered.shift()!.resolve(answer));
    port.on('close', () => {
      this.hasEnded = true;
      for (const each of this.unanswered.splice(0)) each.reject(threadEnded());
    });
  }

  /** Adds this many bytes of a chunk, which must stay unchanged until it has returned. */
  update(chunkIndex: number, length: number): Promise<unknown> {
    return this.ask({ chunkIndex, length });
  }

  /** Returns the digest in Base64 of everything added before. */
  async digest(): Promise<string> {
    return (await this.ask('digest'))!;
  }

  /** Ends the hash, finished or not. */
  close(): void {
    this.port.close();
  }

  /** Replies come in the order of the requests. */
  private ask(hashRequest: HashRequest): Promise<string | null> {
    const answer = Promise.withResolvers<string | null>();
    // The caller may be gone when this fails.
    answer.promise.catch(() => undefined);
    if (this.hasEnded) answer.reject(threadEnded());
    else {
      this.unanswered.push(answer);
      this.port.postMessage(hashRequest);
    }
    return answer.promise;
  }
}

const threadEnded = () => new Error('the thread that hashes has ended');
