import { ClaimLost } from '../job.errors.js';

const RENEWALS = 3;

/** Keeps a claim alive while its worker works, and tells the worker when it is lost. */
export class Lease {
  /** Most steps never look at it. */
  private end?: AbortController;
  private reason?: Error;
  private readonly renewal: NodeJS.Timeout;
  private expiry: NodeJS.Timeout;
  private renewing = Promise.resolve();
  private isClosed = false;

  /** `renew` says whether the claim is still there. Where it fails, the claim is kept until the lease has run out. */
  constructor(
    private readonly renew: () => Promise<boolean>,
    private readonly milliseconds: number,
  ) {
    this.renewal = setInterval(() => (this.renewing = this.renewOnce()), milliseconds / RENEWALS);
    this.expiry = this.expireAfter(milliseconds);
  }

  get signal(): AbortSignal {
    this.end ??= new AbortController();
    if (this.reason) this.end.abort(this.reason);
    return this.end.signal;
  }

  /** Why it is over, where it is. */
  get lost(): Error | undefined {
    return this.reason;
  }

  /** Looks at once whether the claim is still there. */
  check(): void {
    if (!this.isClosed) this.renewing = Promise.all([this.renewing, this.renewOnce()]).then(() => undefined);
  }

  abort(reason: Error): void {
    this.reason ??= reason;
    this.end?.abort(this.reason);
  }

  /** Nothing is renewed once this has resolved. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.renewal);
    clearTimeout(this.expiry);
    await this.renewing;
    clearTimeout(this.expiry);
  }

  private async renewOnce(): Promise<void> {
    const asked = performance.now();
    const held = await this.renew().catch(() => undefined);
    if (held === false) this.abort(new ClaimLost());
    if (!held) return;
    clearTimeout(this.expiry);
    this.expiry = this.expireAfter(this.milliseconds - (performance.now() - asked));
  }

  private expireAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => this.abort(new ClaimLost()), milliseconds);
  }
}
