import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, type AgentRef } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { ATTENTION_MS } from '../../attention-limits.js';
import { ATTENTION_KINDS, type AttentionKind, type AttentionPosition } from './attention.js';
import { AttentionRepository, type AttentionRow } from './attention.repository.js';

export interface AttentionQuery {
  readonly organizationId: number;
  readonly agent?: AgentRef;
  /** All kinds where absent. */
  readonly kinds?: readonly AttentionKind[];
  /** Items that were dismissed, instead of the others. */
  readonly dismissed: boolean;
  readonly limit: number;
  readonly after?: AttentionPosition;
}

export interface AttentionItems {
  readonly items: readonly AttentionRow[];
  /** The last item; null on the last page. */
  readonly next: AttentionPosition | null;
}

/** Lists the records of an organization that need a person. */
@Injectable()
export class AttentionService {
  constructor(
    private readonly attention: AttentionRepository,
    private readonly agents: AgentDirectory,
    private readonly clock: Clock,
  ) {}

  /** Throws `agent_not_found`. */
  async page({ organizationId, agent, kinds, dismissed, limit, after }: AttentionQuery): Promise<AttentionItems> {
    const agentId = agent && (await this.agentId(organizationId, agent));
    const now = this.clock.now();
    const found = await this.attention.page({
      ...{ organizationId, agentId, dismissed, now, after },
      kinds: kinds?.length ? kinds : ATTENTION_KINDS,
      oldest: new Date(now.getTime() - ATTENTION_MS),
      limit: limit + 1,
    });
    const items = found.slice(0, limit);
    const last = items.at(-1);
    const isComplete = found.length <= limit || !last;
    return {
      items,
      next: isComplete ? null : { since: last.sinceText, kind: last.kind, itemId: last.itemId },
    };
  }

  private async agentId(organizationId: number, ref: AgentRef): Promise<number> {
    const agent = await this.agents.find(ref);
    if (agent?.organizationId !== organizationId) throw new DomainError(CommonErrors.agentNotFound);
    return agent.id;
  }
}
