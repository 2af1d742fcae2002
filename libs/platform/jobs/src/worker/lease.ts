import { ClaimLost } from '../job.errors.js';

const RENEWALS = 3;

/** Renews a claim while a step runs, and aborts the step when the claim is lost. */
export class Lease {
  /** Created on demand, because most steps never read the signal. */
  private controller?: AbortController;
  private reason?: Error;
  private readonly renewal: NodeJS.Timeout;
  private expiry: NodeJS.Timeout;
  private renewing = Promise.resolve();
  private isClosed = false;

  /** `renew` returns whether the claim is still valid. If it throws, the claim stays valid until the lease expires. */
  constructor(
    private readonly renew: () => Promise<boolean>,
    private readonly milliseconds: number,
  ) {
    this.renewal = setInterval(() => (this.renewing = this.renewOnce()), milliseconds / RENEWALS);
    this.expiry = this.expireAfter(milliseconds);
  }

  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.reason) this.controller.abort(this.reason);
    return this.controller.signal;
  }

  /** The reason why the claim ended, if it did. */
  get lost(): Error | undefined {
    return this.reason;
  }

  /** Renews at once to check whether the claim is still valid. */
  check(): void {
    if (!this.isClosed) this.renewing = Promise.all([this.renewing, this.renewOnce()]).then(() => undefined);
  }

  abort(reason: Error): void {
    this.reason ??= reason;
    this.controller?.abort(this.reason);
  }

  /** Resolves when the last renewal has ended. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.renewal);
    clearTimeout(this.expiry);
    await this.renewing;
    clearTimeout(this.expiry);
  }

  private async renewOnce(): Promise<void> {
    const requestedAt = performance.now();
    const held = await this.renew().catch(() => undefined);
    if (held === false) this.abort(new ClaimLost());
    if (!held) return;
    clearTimeout(this.expiry);
    this.expiry = this.expireAfter(this.milliseconds - (performance.now() - requestedAt));
  }

  private expireAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.abort(new ClaimLost()), milliseconds);
  }
}
