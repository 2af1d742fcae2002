/** Limits concurrency; others wait in order of arrival. */
export class ParserSlots {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Rejects with the signal's reason if it is aborted first. */
  async take(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.free > 0) {
      this.free--;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.waiting.splice(this.waiting.indexOf(resolve), 1);
      reject(signal!.reason);
    };
    this.waiting.push(resolve);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  give(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }
}
