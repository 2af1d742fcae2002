/** Wakes one waiter. A notification without a waiter ends the next wait at once. */
export class Notifier {
  private notified = false;
  private wake?: () => void;

  notify(): void {
    this.notified = true;
    this.wake?.();
  }

  /** Resolves at the next notification, immediately if there was one since the last wait, or after `timeoutMs`. */
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
