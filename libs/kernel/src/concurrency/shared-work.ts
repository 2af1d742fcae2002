interface WorkUnderWay<T> {
  readonly outcome: Promise<T>;
  readonly controller: AbortController;
  callers: number;
}

/** Does the same work once for all who want it at the same time, and aborts it when all of them have gone. */
export class SharedWork<T> {
  private readonly underWay = new Map<string, WorkUnderWay<T>>();

  /** Rejects with the reason of the signal as soon as the caller has gone. */
  async run(name: string, caller: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    caller.throwIfAborted();
    const shared = this.underWay.get(name) ?? this.begin(name, work);
    shared.callers += 1;
    const gone = Promise.withResolvers<never>();
    const release = () => {
      shared.callers -= 1;
      if (shared.callers === 0) this.abandon(name, shared);
      gone.reject(caller.reason as Error);
    };
    caller.addEventListener('abort', release, { once: true });
    try {
      return await Promise.race([shared.outcome, gone.promise]);
    } finally {
      caller.removeEventListener('abort', release);
    }
  }

  private begin(name: string, work: (signal: AbortSignal) => Promise<T>): WorkUnderWay<T> {
    const controller = new AbortController();
    const shared: WorkUnderWay<T> = { outcome: work(controller.signal), controller, callers: 0 };
    this.underWay.set(name, shared);
    const forget = () => this.forget(name, shared);
    shared.outcome.then(forget, forget);
    return shared;
  }

  private abandon(name: string, shared: WorkUnderWay<T>): void {
    this.forget(name, shared);
    shared.controller.abort();
  }

  private forget(name: string, shared: WorkUnderWay<T>): void {
    if (this.underWay.get(name) === shared) this.underWay.delete(name);
  }
}
