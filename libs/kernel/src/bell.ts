/** Wakes one waiter; a ring while nobody waits is remembered for the next wait. */
export class Bell {
  private rung = false;
  private wake?: () => void;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  /** Resolves at the next ring, at once if it rang since the last wait, or after `timeoutMs`. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.rung = false;
  }
}
