import { Injectable } from '@nestjs/common';
import { Clock, DomainError, newUuid } from '@reelsheet/kernel';
import { Transaction, storable } from '@reelsheet/platform-database';
import type { Completed, JobContext, Waiting } from '@reelsheet/platform-jobs';
import type { TextAnswer, TextTool, ToolCall } from '@reelsheet/provider-text';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { RunBriefing } from './model/run-briefing.js';
import { readingMs } from './action-files/reading-time.js';
import { RUN } from './run-limits.js';
import { RunModel } from './model/run-model.js';
import { RunError } from './run.errors.js';
import { RunRepository, type Run } from './run.repository.js';
import {
  hasReadMaterial,
  messagesOf,
  offeredTools,
  usagesOf,
  type RunAnswer,
  type Briefing,
  type Decision,
  type Gate,
  type RunAction,
  type RunStep,
} from './run-steps.js';
import {
  FILES_ARE_READ,
  type PreparedTool,
  type ToolApproval,
  type ToolContext,
  type ToolGate,
} from './tools/run-tool.js';
import { stepKey } from './action-files/step-key.js';
import { RunToolbox } from './tools/run-toolbox.js';
import { callOf, typedQuery } from './queries/watchlist-query.js';

/** A run that a worker has claimed, with its steps so far. */
export interface RunInProgress {
  readonly work: JobContext<Run>;
  readonly steps: RunStep[];
  readonly signal: AbortSignal;
}

/**
 * Performs one action of a run. Vendors are called first, with the step's idempotency key; then the step is stored
 * together with its effects.
 */
@Injectable()
export class RunActions {
  constructor(
    private readonly runs: RunRepository,
    private readonly briefing: RunBriefing,
    private readonly conversations: ConversationWriter,
    private readonly model: RunModel,
    private readonly toolbox: RunToolbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async brief(run: RunInProgress): Promise<void> {
    const briefing = await this.briefing.prepare(run.work.job, run.signal);
    await this.store(run, async () => briefing);
  }

  async request(run: RunInProgress, { withTools }: Extract<RunAction, { kind: 'ask' }>): Promise<void> {
    if (this.model.priceOf(usagesOf(run.steps)) >= RUN.estimate)
      throw new RunError('The run used up the credits that were held for it');
    const tools = withTools ? this.toolbox.definitions(run.work.job.input.tools) : [];
    const { text, toolCalls, usage } = storable(orderedBy(run) ?? (await this.think(run, tools)));
    const plan = toolCalls.map((call) => this.toolbox.title(call));
    const offered = tools.map(({ name }) => name);
    await this.store(run, async () => ({ kind: 'answer', text, toolCalls, offered, plan, usage }));
  }

  private think(run: RunInProgress, tools: TextTool[]): Promise<TextAnswer> {
    const messages = messagesOf(run.steps);
    return this.model.complete({ messages, tools, idempotencyKey: keyOf(run), signal: run.signal });
  }

  /**
   * Stores a gate if the tool spends or publishes and nobody was asked yet. Returns for what the run waits then, and
   * while base reads the files of the action: the next step asks base again.
   */
  async useTool(
    run: RunInProgress,
    action: Extract<RunAction, { kind: 'use_tool' }>,
  ): Promise<Waiting<Run> | undefined> {
    const { call, gate, decision } = action;
    if (decision?.approved === false) return this.skip(run, call, decision);
    const approval = gate && decision ? { gateId: gate.baseGate?.id, parameters: gate.parameters } : undefined;
    const context = this.contextOf(run, approval);
    const needed = approval ? undefined : await orRejected(call, () => this.toolbox.gate(call, context));
    if (needed === FILES_ARE_READ) return this.waitForFiles(run);
    if (needed && 'summary' in needed) return this.open(run, call, needed);
    const { usage, commit } = needed ?? (await orRejected(call, () => this.toolbox.prepare(call, context)));
    await this.store(run, async () => ({
      kind: 'tool',
      toolCallId: call.id,
      name: call.name,
      usage,
      ...(await commit()),
    }));
    return undefined;
  }

  /** Continues without the action because nobody decided in time. */
  async expire(run: RunInProgress): Promise<void> {
    await this.store(run, async () => ({
      kind: 'decision',
      approved: false,
      userId: null,
      at: this.clock.now().toISOString(),
    }));
  }

  /** The answer is stored in the transaction that ends the run. */
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

  private waitForFiles({ work: { job } }: RunInProgress): Waiting<Run> {
    const readingSince = job.readingSince ?? this.clock.now();
    return { state: 'waiting', afterMs: RUN.filesPollMs, changes: { readingSince } };
  }

  private contextOf({ work, steps, signal }: RunInProgress, approval: ToolApproval | undefined): ToolContext {
    const { id: runId, organizationId, agentId, userId, input } = work.job;
    const { profile } = steps[0] as Briefing;
    return {
      ...{ runId, organizationId, agentId, userId, profile, input, signal, approval },
      idempotencyKey: keyOf({ work, steps }),
      offered: offeredTools(steps) ?? this.toolbox.definitions(input.tools).map(({ name }) => name),
      hasReadMaterial: hasReadMaterial(steps),
    };
  }

  private async open(run: RunInProgress, call: ToolCall, needed: ToolGate): Promise<Waiting<Run>> {
    const { name: type, arguments: input } = call;
    const { summary, cost, baseGate, parameters = input } = needed;
    const gate: Gate = {
      kind: 'gate',
      id: baseGate?.id ?? newUuid(),
      ...storable({ type, parameters, summary, cost, baseGate }),
      at: this.clock.now().toISOString(),
    };
    await this.store(run, async () => gate);
    return WAITING_FOR_DECISION;
  }

  private async skip(run: RunInProgress, { id: toolCallId, name }: ToolCall, { userId }: Decision): Promise<undefined> {
    const why = userId === null ? 'nobody approved it in time' : 'the user decided against it';
    const result = { status: 'skipped', approved: false, reason: why };
    await this.store(run, async () => ({
      kind: 'tool',
      toolCallId,
      name,
      usage: null,
      result,
      note: `Skipped ${name}: ${why}`,
    }));
  }

  /** A stored step resets the attempts, which are counted per step. */
  private async store({ work, steps }: RunInProgress, make: () => Promise<RunStep>): Promise<void> {
    const step = await this.transaction.run(async () => {
      await work.write({ attempt: 1, readingSince: null, readingMs: readingMs(work.job, this.clock.now()) });
      const made = await make();
      await this.runs.append(work.job.id, steps.length, made);
      return made;
    });
    steps.push(step);
  }
}

/** Waiting for a decision, which wakes the run. */
export const WAITING_FOR_DECISION: Waiting<Run> = { state: 'waiting', afterMs: RUN.approvalPollMs };

/** Turns a domain error into a tool result that the model reads. */
async function orRejected<T>(call: ToolCall, request: () => Promise<T>): Promise<T | PreparedTool> {
  try {
    return await request();
  } catch (error) {
    if (!isRejection(error)) throw error;
    const outcome = { result: { error: error.message }, note: `Could not use ${call.name}: ${error.message}` };
    return { usage: null, commit: async () => storable(outcome) };
  }
}

/** Errors that another attempt would repeat. */
const isRejection = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.status < 500 && error.status !== 429;

/** Returns the tool call for a typed query, without asking a model. */
function orderedBy({ work, steps }: RunInProgress): Pick<RunAnswer, 'text' | 'toolCalls' | 'usage'> | undefined {
  const query = typedQuery(work.job.input);
  if (!query || steps.some(({ kind }) => kind === 'answer')) return undefined;
  return { text: '', toolCalls: [callOf(query)], usage: null };
}

/** There is at most one vendor call per step, so the number of steps identifies the call. */
const keyOf = ({ work, steps }: Pick<RunInProgress, 'work' | 'steps'>) => stepKey(work.job.id, steps.length);
