import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, FairQueue, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { RunAttachments } from './model/run-attachments.js';
import { RunContext } from './model/run-context.js';
import { RunModel } from './model/run-model.js';
import { RunOrders, type RunDraft } from './run-orders.js';
import type { RunInput } from './run.js';
import { RunRepository } from './run.repository.js';
import { typedQuery } from './queries/watchlist-query.js';
import { MAX_CONCURRENT_STARTS, MAX_WAIT_MS } from './run-limits.js';

export interface RunRequest extends RunInput {
  readonly conversationId: string | undefined;
}

export interface StartedRun {
  readonly id: string;
  readonly conversationId: string;
  /** Opens the progress stream; returned only once. */
  readonly token: string;
}

/** A run without a waiting caller. Its id is given, so it can be started again after a crash. */
export interface ScheduledRun {
  readonly id: string;
  readonly organizationId: number;
  readonly agentId: number;
  readonly userId: number;
  /** Continues this conversation if it still exists. */
  readonly conversationId: string | undefined;
  readonly input: RunInput;
  /** Called in the transaction that releases the run to the workers. */
  readonly onAccepted: (conversationId: string) => Promise<void>;
}

/**
 * Starts runs: stores the order, holds credits, then releases the run to the workers. A crash in between leaves an
 * order that a task, stored with it, abandons, which releases the credits.
 */
@Injectable()
export class RunService {
  /** Fair queue over organizations. */
  readonly startQueue = new FairQueue<number>(MAX_CONCURRENT_STARTS);

  constructor(
    private readonly runs: RunRepository,
    private readonly orders: RunOrders,
    private readonly conversations: ConversationWriter,
    private readonly attachments: RunAttachments,
    private readonly context: RunContext,
    private readonly model: RunModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `not_found` for a conversation of another agent, `insufficient_credits_for_job`, `vendor_not_set_up`, and
   * `service_unavailable` after waiting too long.
   */
  async start(caller: Caller, agent: AgentInScope, { conversationId, ...requested }: RunRequest): Promise<StartedRun> {
    // A typed watchlist query needs no model.
    if (!typedQuery(requested)) this.model.require();
    await this.context.check(agent.id, requested);
    if (conversationId !== undefined) await this.requireConversation(agent, conversationId);
    const hasSmallQuota = caller.smallQuotas?.has(agent.organizationId) ?? false;
    const owner = { userId: caller.userId, organizationId: agent.organizationId, hasSmallQuota };
    const input = { ...requested, attachments: await this.attachments.find(owner, requested.attachments) };
    const token = newSecret();
    const run: RunDraft = {
      id: newUuid(),
      organizationId: agent.organizationId,
      agentId: agent.id,
      userId: caller.userId,
      conversationId: conversationId ?? newUuid(),
      input,
      tokenHash: hashSecret(token),
    };
    const cameAt = this.clock.now().getTime();
    const share = caller.shares?.get(run.organizationId) ?? run.organizationId;
    await this.startQueue.run(share, async () => {
      if (this.clock.now().getTime() - cameAt > MAX_WAIT_MS) throw new DomainError(CommonErrors.unavailable);
      await this.orders.insert(run);
      await this.orders.holdCredits(run);
      await this.orders.accept(run, conversationId === undefined);
    });
    return { id: run.id, conversationId: run.conversationId, token };
  }

  /**
   * Starts a run with a given id; does nothing if it was started before. Throws like `start`, and `not_found` if its
   * conversation was deleted.
   */
  async startOnce({ conversationId: wished, onAccepted, ...scheduled }: ScheduledRun): Promise<void> {
    const ordered = await this.runs.findOrder(scheduled.id);
    if (ordered?.acceptedAt) return;
    const continued = wished !== undefined && (await this.conversations.isOf(scheduled.agentId, wished));
    const conversationId = ordered?.conversationId ?? (continued ? wished : newUuid());
    const run: RunDraft = { ...scheduled, conversationId, tokenHash: hashSecret(newSecret()) };
    if (!ordered) await this.orders.insert(run);
    await this.orders.holdCredits(run);
    await this.orders.accept(run, conversationId !== wished, () => onAccepted(conversationId));
  }

  private async requireConversation(agent: AgentInScope, id: string): Promise<void> {
    if (!(await this.conversations.isOf(agent.id, id))) throw new DomainError(CommonErrors.notFound);
  }
}
