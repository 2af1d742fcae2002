import { LEASE_SECONDS } from './generation.js';

const EXTEND_MS = (LEASE_SECONDS * 1_000) / 6;

/** The job was stopped, or another worker has it. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on the job is lost');
  }
}

/** This worker is going down; its jobs are free for the others. */
export class HandedBack extends Error {}

/** Keeps a claim alive while its worker works, and tells the worker when it is lost. */
export class Lease {
  private readonly end = new AbortController();
  private readonly timer: NodeJS.Timeout;

  /** `extend` says whether the claim is still there. */
  constructor(private readonly extend: () => Promise<boolean>) {
    this.timer = setInterval(() => void this.renew(), EXTEND_MS);
  }

  get signal(): AbortSignal {
    return this.end.signal;
  }

  abort(reason: Error): void {
    this.end.abort(reason);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** A renewal that fails is left to the next one. */
  private async renew(): Promise<void> {
    if (!(await this.extend().catch(() => true))) this.abort(new ClaimLost());
  }
}

export function mustHold(held: boolean): void {
  if (!held) throw new ClaimLost();
}
