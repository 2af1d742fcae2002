import { CommonErrors, DomainError } from '@reelsheet/kernel';

/** Large sheets that one process clones at once: each takes up to a few minutes, and a connection meanwhile. */
const MAX_AT_ONCE = 2;

/** Lets an agent copy one large sheet at a time, and a few agents at once. */
export class LargeCopies {
  private readonly agents = new Set<number>();

  /** Throws `rate_limited` or `service_unavailable` where too many are under way. */
  async run<T>(agentId: number, copy: () => Promise<T>): Promise<T> {
    if (this.agents.has(agentId))
      throw new DomainError(CommonErrors.rateLimited, 'Another large engine of the agent is being cloned');
    if (this.agents.size >= MAX_AT_ONCE) throw new DomainError(CommonErrors.unavailable);
    this.agents.add(agentId);
    try {
      return await copy();
    } finally {
      this.agents.delete(agentId);
    }
  }
}
