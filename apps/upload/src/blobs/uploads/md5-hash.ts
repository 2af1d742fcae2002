import type { MessagePort } from 'node:worker_threads';

/** What the thread is told of a new hash. */
export interface Beginning {
  readonly port: MessagePort;
  readonly pieces: readonly Uint8Array[];
}

/** Answered by null, the digest by its base64. */
export type Question = { readonly piece: number; readonly length: number } | 'digest';

/** The MD5 of what lies in pieces of shared memory, of which another thread hashes one while others are filled here. */
export class Md5Hash {
  private readonly unanswered: PromiseWithResolvers<string | null>[] = [];
  private hasEnded = false;

  constructor(
    private readonly port: MessagePort,
    readonly pieces: readonly Uint8Array[],
  ) {
    port.on('message', (answer: string | null) => this.unanswered.shift()!.resolve(answer));
    port.on('close', () => {
      this.hasEnded = true;
      for (const each of this.unanswered.splice(0)) each.reject(threadEnded());
    });
  }

  /** Adds so many bytes of a piece, which must stay as they are until it has returned. */
  update(piece: number, length: number): Promise<unknown> {
    return this.ask({ piece, length });
  }

  /** Base64, of all that was added before. */
  async digest(): Promise<string> {
    return (await this.ask('digest'))!;
  }

  /** Whether or not it has come to its end. */
  close(): void {
    this.port.close();
  }

  /** Answers come in the order of the questions. */
  private ask(question: Question): Promise<string | null> {
    const answer = Promise.withResolvers<string | null>();
    // Whoever asked may have gone away when it fails.
    answer.promise.catch(() => undefined);
    if (this.hasEnded) answer.reject(threadEnded());
    else {
      this.unanswered.push(answer);
      this.port.postMessage(question);
    }
    return answer.promise;
  }
}

const threadEnded = () => new Error('the thread that hashes has ended');
