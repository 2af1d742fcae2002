/** Wakes one waiter; a notification while nobody waits is remembered for the next wait. */
export class Notifier {
  private notified = false;
  private wake?: () => void;

  notify(): void {
    this.notified = true;
    this.wake?.();
  }

  /** Resolves at the next notification, at once if there was one since the last wait, or after `timeoutMs`. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.notified) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.wake = undefined;
    this.notified = false;
  }
}
