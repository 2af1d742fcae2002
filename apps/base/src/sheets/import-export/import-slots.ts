import { CommonErrors, DomainError } from '@reelsheet/kernel';

/** Bounds heavy work of one kind in this process, in all and for one agent. */
export class AtOnce {
  private readonly agents: number[] = [];

  constructor(
    private readonly what: string,
    private readonly most: { readonly ofAll: number; readonly ofAgent: number },
  ) {}

  /** Begins one; whoever began it calls what this gives, once, when it has ended. Throws `rate_limited` or `service_unavailable` where too many are under way. */
  begin(agentId: number): () => void {
    if (this.agents.filter((agent) => agent === agentId).length >= this.most.ofAgent)
      throw new DomainError(CommonErrors.rateLimited, `Too many ${this.what} are under way at once`);
    if (this.agents.length >= this.most.ofAll) throw new DomainError(CommonErrors.unavailable);
    this.agents.push(agentId);
    return () => void this.agents.splice(this.agents.indexOf(agentId), 1);
  }
}
