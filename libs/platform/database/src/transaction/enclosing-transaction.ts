import type { OpenTransaction } from './open-transaction.js';

/** A transaction around others, which are nested in it. */
export class EnclosingTransaction {
  private previous: Promise<unknown> = Promise.resolve();
  private ended = false;
  private completed = 0;

  constructor(
    readonly transaction: OpenTransaction,
    readonly isSnapshot: boolean,
  ) {}

  get isOpen(): boolean {
    return !this.ended;
  }

  /** True if a transaction inside of this one has completed, which commits with it. */
  get hasCompletedAny(): boolean {
    return this.completed > 0;
  }

  /** Runs one nested transaction after the other, because savepoints of one connection end in reverse order. */
  async nest<T>(run: () => Promise<T>): Promise<T> {
    const result = this.previous.then(run);
    this.previous = result.then(
      () => (this.completed += 1),
      () => undefined,
    );
    return result;
  }

  /** Ends when `work` and all transactions inside have ended. */
  async close<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      await this.settle();
      this.ended = true;
    }
  }

  /** Also waits for transactions that begin during the wait, because a commit would end their savepoints. */
  private async settle(): Promise<void> {
    let awaited: Promise<unknown> | undefined;
    while (awaited !== this.previous) {
      awaited = this.previous;
      await awaited;
    }
  }
}
