import { CommonErrors, DomainError } from '@reelsheet/kernel';

export interface ConcurrencyLimits {
  readonly total: number;
  readonly perAgent: number;
}

/** Limits expensive operations of one kind in this process, in total and per agent. */
export class ConcurrencyLimit {
  private readonly agents: number[] = [];

  /** Calls beyond the limit per agent are rejected with `message`. */
  constructor(
    private readonly limits: ConcurrencyLimits,
    private readonly message: string,
  ) {}

  /**
   * Starts an operation and returns a function that the caller must call once when it has ended. Throws `rate_limited`
   * or `service_unavailable` when too many operations are running.
   */
  acquire(agentId: number): () => void {
    if (this.agents.filter((agent) => agent === agentId).length >= this.limits.perAgent)
      throw new DomainError(CommonErrors.rateLimited, this.message);
    if (this.agents.length >= this.limits.total) throw new DomainError(CommonErrors.unavailable);
    this.agents.push(agentId);
    return () => void this.agents.splice(this.agents.indexOf(agentId), 1);
  }
}
