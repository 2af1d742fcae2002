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

/** A run not accepted by then is given up; well beyond the time that any of its calls may take. */
const ACCEPT_WITHIN_MS = 60_000;
/**
 * Fewer than there are connections: of many that begin together the first are soon done, and readers find a connection
 * meanwhile. Side by side all of them would be done when the last one is, and wait for connections longer than they may.
 */
const BEGUN_AT_ONCE = 8;
/** Where those before have waited for a neighbour that is silent, nobody waits for all of them. */
const MAX_WAIT_MS = 20_000;

export interface RunRequest extends RunInput {
  readonly conversationId: string | undefined;
}

export interface StartedRun {
  readonly id: string;
  readonly conversationId: string;
  /** Opens the progress stream; told this once. */
  readonly token: string;
}

/** A run that nobody waits for, under an id of its own, so that it can be begun again after a crash. */
export interface PromisedRun {
  readonly id: string;
  readonly organizationId: number;
  readonly agentId: number;
  readonly userId: number;
  /** Goes on with this one where it still lives. */
  readonly conversationId: string | undefined;
  readonly input: RunInput;
  /** Part of the transaction that lets workers to it. */
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
 * Begins runs: the order is stored, then credits are held, then workers are let to it. A crash in between leaves an order
 * that is given up by a task, which was stored with it and gives the credits back.
 */
@Injectable()
export class RunService {
  /** Of organizations whose runs begin. */
  readonly turns = new FairQueue<number>(BEGUN_AT_ONCE);

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

  /** Throws `not_found` for a conversation that is not the agent's, `insufficient_credits_for_job`, `vendor_not_set_up`, and `service_unavailable` for one whose turn came late. */
  async start(caller: Caller, agent: AgentInScope, { conversationId, ...asked }: RunRequest): Promise<StartedRun> {
    // A question to a watchlist that was typed needs none.
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
    await this.turns.run(run.organizationId, async () => {
      if (this.clock.now().getTime() - cameAt > MAX_WAIT_MS) throw new DomainError(CommonErrors.unavailable);
      await this.order(run);
      await this.holdCredits(run);
      await this.accept(run, conversationId === undefined);
    });
    return { id: run.id, conversationId: run.conversationId, token };
  }

  /** Begins a run whose id is given; begun before, it is left alone. Throws as `start` does, and `not_found` where its conversation goes meanwhile. */
  async startOnce({ conversationId: wished, onAccepted, ...promised }: PromisedRun): Promise<void> {
    const ordered = await this.runs.findOrder(promised.id);
    if (ordered?.acceptedAt) return;
    const continued = wished !== undefined && (await this.conversations.isOf(promised.agentId, wished));
    const conversationId = ordered?.conversationId ?? (continued ? wished : newUuid());
    const run: RunDraft = { ...promised, conversationId, tokenHash: hashSecret(newSecret()) };
    if (!ordered) await this.order(run);
    await this.holdCredits(run);
    await this.accept(run, conversationId !== wished, () => onAccepted(conversationId));
  }

  /** Answers the gate that a run waits at, once; it waits when it has laid itself down, so that the answer wakes it. Throws `validation_error` where it waits at none. */
  async decide(id: string, userId: number, approved: boolean): Promise<void> {
    await this.transaction.run(async () => {
      const run = await this.runs.holdOpen(id);
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

  /** Refused credits end the order; an unknown outcome leaves it to be given up. */
  private async holdCredits(run: RunDraft): Promise<void> {
    const { id, organizationId } = run;
    try {
      await this.credits.hold({ organizationId, reference: referenceOf(run), amount: RUN.estimate });
    } catch (error) {
      if (error instanceof DomainError && error.is(CommonErrors.insufficientCredits)) await this.runs.forget(id);
      throw error;
    }
  }

  /** An order that was given up while credits were being held gives them back here: nobody else will. */
  private async accept(
    run: RunDraft,
    beginsConversation: boolean,
    onAccepted: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const isAccepted = await this.transaction.run(async () => {
      if (!(await this.runs.accept(run.id))) return false;
      this.jobs.wake(RUN_JOB);
      await onAccepted();
      await this.say(run, beginsConversation);
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
