import { ClaimLost, RunFailure } from './run.errors.js';

const RENEW_MS = 10_000;

export interface LeaseTerms {
  /** Renews the claim; false once it is lost. */
  readonly extend: () => Promise<boolean>;
  /** Milliseconds until the run must have ended. */
  readonly remainingMs: number;
  /** What the user reads when it has not. */
  readonly tooLate: string;
  /** The worker's wish to stop. */
  readonly stop: AbortSignal;
}

/** Keeps a claim alive while a worker works; its signal tells when to stop, and why. */
export class Lease {
  private readonly controller = new AbortController();
  private readonly renewal: NodeJS.Timeout;
  private readonly deadline: NodeJS.Timeout;
  readonly signal: AbortSignal;

  constructor({ extend, remainingMs, tooLate, stop }: LeaseTerms) {
    this.signal = AbortSignal.any([this.controller.signal, stop]);
    this.renewal = setInterval(() => void this.renew(extend), RENEW_MS);
    this.deadline = setTimeout(() => this.controller.abort(new RunFailure(tooLate)), Math.max(remainingMs, 0));
  }

  /** Where the database is away the claim just ages; the next write finds out whether it is lost. */
  private async renew(extend: () => Promise<boolean>): Promise<void> {
    const isHeld = await extend().catch(() => true);
    if (!isHeld) this.controller.abort(new ClaimLost());
  }

  end(): void {
    clearInterval(this.renewal);
    clearTimeout(this.deadline);
  }
}
