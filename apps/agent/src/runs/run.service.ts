import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, FairQueue, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { creditReference, Jobs, Tasks } from '@reelsheet/platform-jobs';
import { titleFrom } from '../conversations/conversation.js';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import type { NewMessage } from '../conversations/message.repository.js';
import { RUN } from './model/run-catalog.js';
import { abandonRun } from './abandon-run.task.js';
import { RunAttachments } from './run-attachments.js';
import { RunContext } from './model/run-context.js';
import { RUN_JOB } from './run.job.js';
import { RunModel } from './model/run-model.js';
import type { RunInput } from './run.js';
import { pendingGate } from './run-steps.js';
import { RunRepository } from './run.repository.js';
import { typedQuery } from './queries/watchlist-query.js';

/** A run that is not accepted by then is abandoned. Longer than any of its calls may take. */
const ACCEPT_WITHIN_MS = 60_000;
/**
 * Maximum number of runs that start at the same time in this process. It is below the number of database connections,
 * so readers still get one, and the first of many runs starts soon.
 */
const MAX_CONCURRENT_STARTS = 8;
/** Maximum wait for a start; without it, a silent dependency would make every following run wait as well. */
const MAX_WAIT_MS = 20_000;

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

interface RunDraft {
  readonly id: string;
  readonly organizationId: number;
  readonly agentId: number;
  readonly userId: number;
  readonly conversationId: string;
  readonly input: RunInput;
  readonly tokenHash: Buffer;
}

const referenceOf = ({ id }: RunDraft) => creditReference(RUN_JOB, id);

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
    private readonly jobs: Jobs,
    private readonly tasks: Tasks,
    private readonly conversations: ConversationWriter,
    private readonly attachments: RunAttachments,
    private readonly places: RunContext,
    private readonly model: RunModel,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `not_found` for a conversation of another agent, `insufficient_credits_for_job`, `vendor_not_set_up`, and
   * `service_unavailable` after waiting too long.
   */
  async start(caller: Caller, agent: AgentInScope, { conversationId, ...asked }: RunRequest): Promise<StartedRun> {
    // A typed watchlist query needs no model.
    if (!typedQuery(asked)) this.model.require();
    await this.places.check(agent.id, asked);
    if (conversationId !== undefined) await this.requireConversation(agent, conversationId);
    const owner = { userId: caller.userId, organizationId: agent.organizationId };
    const input = { ...asked, attachments: await this.attachments.find(owner, asked.attachments) };
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
    await this.startQueue.run(run.organizationId, async () => {
      if (this.clock.now().getTime() - cameAt > MAX_WAIT_MS) throw new DomainError(CommonErrors.unavailable);
      await this.order(run);
      await this.holdCredits(run);
      await this.accept(run, conversationId === undefined);
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
    if (!ordered) await this.order(run);
    await this.holdCredits(run);
    await this.accept(run, conversationId !== wished, () => onAccepted(conversationId));
  }

  /**
   * Stores the decision about the gate that a run waits at, once, and wakes the run. Throws `validation_error` if it
   * waits at none.
   */
  async decide(id: string, userId: number, approved: boolean): Promise<void> {
    await this.transaction.run(async () => {
      const run = await this.runs.lockOpen(id);
      if (!run?.waiting || !pendingGate(run.lastStep))
        throw new DomainError(CommonErrors.validation, 'The run waits for no approval');
      const at = this.clock.now().toISOString();
      await this.runs.append(id, run.steps, { kind: 'decision', approved, userId, at });
      await this.jobs.pollNow(RUN_JOB, id, run.claim);
    });
  }

  private async order(run: RunDraft): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + ACCEPT_WITHIN_MS);
    await this.transaction.run(async () => {
      await this.jobs.enqueue(RUN_JOB, { ...run, estimate: RUN.estimate, dueAt: null });
      await this.tasks.schedule(abandonRun, { runId: run.id }, { notBefore, organizationId: run.organizationId });
    });
  }

  /** Rejected credits end the order; an unknown outcome leaves it to be abandoned. */
  private async holdCredits(run: RunDraft): Promise<void> {
    const { id, organizationId } = run;
    try {
      await this.credits.hold({ organizationId, reference: referenceOf(run), amount: RUN.estimate });
    } catch (error) {
      if (error instanceof DomainError && error.is(CommonErrors.insufficientCredits)) await this.runs.forget(id);
      throw error;
    }
  }

  /** If the order was abandoned while its credits were being held, this releases them, because nobody else will. */
  private async accept(
    run: RunDraft,
    startsConversation: boolean,
    onAccepted: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const isAccepted = await this.transaction.run(async () => {
      if (!(await this.runs.accept(run.id))) return false;
      this.jobs.wake(RUN_JOB);
      await onAccepted();
      await this.say(run, startsConversation);
      return true;
    });
    if (isAccepted || (await this.runs.findOrder(run.id))?.acceptedAt) return;
    await this.credits.release({ organizationId: run.organizationId, reference: referenceOf(run) });
    throw new DomainError(CommonErrors.unavailable);
  }

  private async say({ id: runId, conversationId, input, ...owners }: RunDraft, isFirst: boolean): Promise<void> {
    const { organizationId, agentId, userId } = owners;
    const { message: content, attachments } = input;
    const said: NewMessage = { runId, role: 'user', content, attachments: [...attachments] };
    const conversation = { id: conversationId, organizationId, agentId, userId, title: titleFrom(content) };
    if (isFirst) await this.conversations.begin(conversation, said);
    else if (!(await this.conversations.say({ conversationId, ...said }))) throw new DomainError(CommonErrors.notFound);
  }

  private async requireConversation(agent: AgentInScope, id: string): Promise<void> {
    if (!(await this.conversations.isOf(agent.id, id))) throw new DomainError(CommonErrors.notFound);
  }
}
