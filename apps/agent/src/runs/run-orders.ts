import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { creditReference, Jobs, Tasks } from '@reelsheet/platform-jobs';
import { titleFrom } from '../conversations/conversation.js';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import type { NewMessage } from '../conversations/message.repository.js';
import { abandonRun } from './abandon-run.task.js';
import { RUN } from './run-limits.js';
import { RUN_JOB } from './run.job.js';
import type { RunInput } from './run.js';
import { RunRepository } from './run.repository.js';

/** A run that is not accepted by then is abandoned. Longer than any of its calls may take. */
const ACCEPT_WITHIN_MS = 60_000;
export interface RunDraft {
  readonly id: string;
  readonly organizationId: number;
  readonly agentId: number;
  readonly userId: number;
  readonly conversationId: string;
  readonly input: RunInput;
  readonly tokenHash: Buffer;
}

const referenceOf = ({ id }: RunDraft) => creditReference(RUN_JOB, id);

/** The steps in which a run is ordered: it is stored, its credits are held, and workers may claim it. */
@Injectable()
export class RunOrders {
  constructor(
    private readonly runs: RunRepository,
    private readonly jobs: Jobs,
    private readonly tasks: Tasks,
    private readonly conversations: ConversationWriter,
    private readonly credits: CreditGate,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Stores the order together with the task that ends it if it is not accepted in time. */
  async insert(run: RunDraft): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + ACCEPT_WITHIN_MS);
    await this.transaction.run(async () => {
      await this.jobs.enqueue(RUN_JOB, { ...run, estimate: RUN.estimate, dueAt: null });
      await this.tasks.schedule(abandonRun, { runId: run.id }, { notBefore, organizationId: run.organizationId });
    });
  }

  /** Rejected credits end the order; an unknown outcome leaves it to be abandoned. */
  async holdCredits(run: RunDraft): Promise<void> {
    const { id, organizationId } = run;
    try {
      await this.credits.hold({ organizationId, reference: referenceOf(run), amount: RUN.estimate });
    } catch (error) {
      if (error instanceof DomainError && error.is(CommonErrors.insufficientCredits)) await this.runs.forget(id);
      throw error;
    }
  }

  /** If the order was abandoned while its credits were being held, this releases them, because nobody else will. */
  async accept(
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
}
