interface WaitingProof {
  readonly result: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

/** A proof of a second factor that requests wait for; all requests of one time share it. */
export class FactorPrompt {
  private waiting: WaitingProof | undefined;
  private readonly listeners = new Set<() => void>();

  /** Resolves to whether the user has proved a second factor. */
  readonly request = (): Promise<boolean> => {
    if (!this.waiting) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      this.waiting = { result: promise, settle: resolve };
      this.notify();
    }
    return this.waiting.result;
  };

  readonly isOpen = (): boolean => this.waiting !== undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  finish(isProved: boolean): void {
    this.waiting?.settle(isProved);
    this.waiting = undefined;
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
