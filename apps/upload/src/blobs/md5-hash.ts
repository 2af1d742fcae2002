import type { MessagePort } from 'node:worker_threads';

/** What the thread is told of a new hash. */
export interface Beginning {
  readonly port: MessagePort;
  readonly pieces: readonly Uint8Array[];
}

/** Answered by null, the digest by its base64. */
export type Question = { readonly piece: number; readonly length: number } | 'digest';

const PIECE = 256 * 1024;

/** The MD5 of bytes that another thread hashes: one piece of shared memory there, while the next is filled here. */
export class Md5Hash {
  readonly pieces = [0, 1].map(() => new Uint8Array(new SharedArrayBuffer(PIECE)));
  private current = 0;
  private length = 0;
  private asked: Promise<string | null> = Promise.resolve(null);
  private answer = awaited();
  private hasEnded = false;

  constructor(private readonly port: MessagePort) {
    port.on('message', (answer: string | null) => this.answer.resolve(answer));
    port.on('close', () => {
      this.hasEnded = true;
      this.answer.reject(threadEnded());
    });
  }

  /** The bytes may change once it has returned. */
  async update(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + PIECE - this.length);
      this.pieces[this.current]!.set(part, this.length);
      this.length += part.length;
      at += part.length;
      if (this.length === PIECE) await this.handOver();
    }
  }

  /** Base64. */
  async digest(): Promise<string> {
    await this.handOver();
    await this.asked;
    return (await this.ask('digest'))!;
  }

  /** Whether or not it has come to its end. */
  close(): void {
    this.port.close();
  }

  /** Waits for the piece before, which is the next to be filled. */
  private async handOver(): Promise<void> {
    await this.asked;
    this.asked = this.ask({ piece: this.current, length: this.length });
    this.current = 1 - this.current;
    this.length = 0;
  }

  /** One question at a time. */
  private ask(question: Question): Promise<string | null> {
    this.answer = awaited();
    if (this.hasEnded) this.answer.reject(threadEnded());
    else this.port.postMessage(question);
    return this.answer.promise;
  }
}

/** Whoever asked may have gone away when it fails. */
function awaited(): PromiseWithResolvers<string | null> {
  const answer = Promise.withResolvers<string | null>();
  answer.promise.catch(() => undefined);
  return answer;
}

const threadEnded = () => new Error('the thread that hashes has ended');
