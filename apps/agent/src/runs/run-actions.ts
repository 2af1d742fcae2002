import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import type { Completed, Work } from '@reelsheet/platform-jobs';
import type { TextMessage } from '@reelsheet/provider-text';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { storable } from '../storable.js';
import { AgentProfiles } from './agent-profile.js';
import { RUN } from './run.catalog.js';
import { RunModel } from './run-model.js';
import { RunFailure } from './run.errors.js';
import { systemPrompt } from './run-prompt.js';
import { RunRepository, type Run } from './run.repository.js';
import { messagesOf, usagesOf, type Briefing, type RunAction, type RunStep } from './run-steps.js';
import { RunToolbox } from './run-toolbox.js';

const REMEMBERED_MESSAGES = 20;

/** A run in the hands of a worker, with what it has done so far. */
export interface RunInProgress {
  readonly work: Work<Run>;
  readonly steps: RunStep[];
  readonly signal: AbortSignal;
}

/** Carries out one action of a run. Vendors are asked first, with the step's own key; then the step is stored with its effects. */
@Injectable()
export class RunActions {
  constructor(
    private readonly runs: RunRepository,
    private readonly profiles: AgentProfiles,
    private readonly conversations: ConversationWriter,
    private readonly model: RunModel,
    private readonly toolbox: RunToolbox,
    private readonly transaction: Transaction,
  ) {}

  async brief(run: RunInProgress): Promise<void> {
    const { id, agentId, conversationId, input } = run.work.job;
    const profile = await this.profiles.read(agentId);
    const earlier = await this.conversations.before(conversationId, id, REMEMBERED_MESSAGES);
    const messages: TextMessage[] = [
      { role: 'system', content: systemPrompt(profile, input) },
      ...earlier,
      { role: 'user', content: input.message },
    ];
    await this.store(run, async () => ({ kind: 'briefing', profile, messages }));
  }

  async ask(run: RunInProgress, { withTools }: Extract<RunAction, { kind: 'ask' }>): Promise<void> {
    if (this.model.priceOf(usagesOf(run.steps)) >= RUN.estimate)
      throw new RunFailure('The run used up the credits that were held for it');
    const answer = await this.model.complete({
      messages: messagesOf(run.steps),
      tools: withTools ? this.toolbox.definitions : [],
      idempotencyKey: keyOf(run),
      signal: run.signal,
    });
    const { text, toolCalls, usage } = storable(answer);
    const plan = toolCalls.map((call) => this.toolbox.title(call));
    await this.store(run, async () => ({ kind: 'answer', text, toolCalls, plan, usage }));
  }

  async useTool(run: RunInProgress, { call }: Extract<RunAction, { kind: 'use_tool' }>): Promise<void> {
    const { id: runId, organizationId, agentId } = run.work.job;
    const { profile } = run.steps[0] as Briefing;
    const context = { runId, organizationId, agentId, profile, idempotencyKey: keyOf(run), signal: run.signal };
    const { usage, commit } = await this.toolbox.prepare(call, context);
    await this.store(run, async () => ({
      kind: 'tool',
      toolCallId: call.id,
      name: call.name,
      usage,
      ...(await commit()),
    }));
  }

  /** The answer is stored with the end of the run. */
  conclude(
    { work, steps }: RunInProgress,
    { text: content }: Extract<RunAction, { kind: 'conclude' }>,
  ): Completed<Run> {
    const { id: runId, conversationId } = work.job;
    return {
      state: 'completed',
      cost: this.model.priceOf(usagesOf(steps)),
      commit: async () => {
        await this.conversations.say({ conversationId, runId, role: 'assistant', content });
      },
    };
  }

  /** A stored step is the end of its tries: those of the next one are counted anew. */
  private async store({ work, steps }: RunInProgress, make: () => Promise<RunStep>): Promise<void> {
    const step = await this.transaction.run(async () => {
      await work.write({ attempt: 1 });
      const made = await make();
      await this.runs.append(work.job.id, steps.length, made);
      return made;
    });
    steps.push(step);
  }
}

/** One vendor call a step at most, so the step's place names the call. */
const keyOf = ({ work, steps }: RunInProgress) => `run:${work.job.id}:${steps.length}`;
