import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { executeRun, settleRun } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import { hashSecret, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { AttachmentPolicy } from '../conversations/attachment.policy.js';
import { titleFrom } from '../conversations/conversation.js';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { RUN } from './run.catalog.js';
import type { RunInput, RunStatus } from './run.js';
import { RunRepository, type RunDraft } from './run.repository.js';
import { creditReference } from './run-settlement.js';

/** A run not accepted by then is given up; well beyond the time that any of its calls may take. */
const ACCEPT_WITHIN_MS = 60_000;
const TOKEN_BYTES = 32;

export interface RunRequest extends RunInput {
  readonly conversationId: string | undefined;
}

export interface StartedRun {
  readonly id: string;
  readonly conversationId: string;
  readonly status: RunStatus;
  /** Opens the progress stream; told this once. */
  readonly token: string;
}

/**
 * Begins runs: the intent is stored, then credits are held, then the run is accepted together with its job. A crash in
 * between leaves an intent whose settlement, sent with it, gives the credits back.
 */
@Injectable()
export class RunService {
  constructor(
    private readonly runs: RunRepository,
    private readonly conversations: ConversationWriter,
    private readonly attachments: AttachmentPolicy,
    private readonly credits: CreditGate,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for a conversation that is not the agent's, and `insufficient_credits_for_job`. */
  async start(caller: Caller, agent: AgentInScope, { conversationId, ...input }: RunRequest): Promise<StartedRun> {
    this.attachments.check(input.attachments);
    if (conversationId !== undefined) await this.requireConversation(agent, conversationId);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const run: RunDraft = {
      id: newUuid(),
      organizationId: agent.organizationId,
      agentId: agent.id,
      userId: caller.userId,
      conversationId: conversationId ?? newUuid(),
      input,
      tokenHash: hashSecret(token),
      hold: RUN.hold,
    };
    await this.intend(run);
    await this.holdCredits(run);
    await this.accept(run, conversationId === undefined);
    return { id: run.id, conversationId: run.conversationId, status: 'running', token };
  }

  private async intend(run: RunDraft): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + ACCEPT_WITHIN_MS);
    await this.transaction.run(async () => {
      await this.runs.insert(run);
      await this.outbox.send(settleRun, { run_id: run.id }, { notBefore });
    });
  }

  /** Refused credits end the intent; an unknown outcome leaves it to its settlement. */
  private async holdCredits({ id, organizationId, hold }: RunDraft): Promise<void> {
    try {
      await this.credits.hold({ organizationId, reference: creditReference(id), amount: hold });
    } catch (error) {
      if (error instanceof DomainError && error.is(CommonErrors.insufficientCredits)) await this.runs.forget(id);
      throw error;
    }
  }

  /** An intent that was given up while credits were being held gives them back itself: its settlement is over. */
  private async accept(run: RunDraft, beginsConversation: boolean): Promise<void> {
    const isAccepted = await this.transaction.run(async () => {
      if (!(await this.runs.accept(run.id))) return false;
      if (beginsConversation) await this.beginConversation(run);
      const { message, attachments } = run.input;
      const isSaid = await this.conversations.say({
        conversationId: run.conversationId,
        runId: run.id,
        role: 'user',
        content: message,
        attachments: [...attachments],
      });
      if (!isSaid) throw new DomainError(CommonErrors.notFound);
      await this.outbox.send(executeRun, { run_id: run.id });
      return true;
    });
    if (isAccepted) return;
    await this.credits.release({ organizationId: run.organizationId, reference: creditReference(run.id) });
    throw new DomainError(CommonErrors.unavailable);
  }

  private async beginConversation({
    conversationId: id,
    organizationId,
    agentId,
    userId,
    input,
  }: RunDraft): Promise<void> {
    await this.conversations.begin({ id, organizationId, agentId, userId, title: titleFrom(input.message) });
  }

  private async requireConversation(agent: AgentInScope, id: string): Promise<void> {
    if (!(await this.conversations.isOf(agent.id, id))) throw new DomainError(CommonErrors.notFound);
  }
}
