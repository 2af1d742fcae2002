import { Injectable } from '@nestjs/common';
import { settleRun } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { LiveHints } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { TextProvider, type TextMessage } from '@reelsheet/provider-text';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { storable } from '../storable.js';
import { AgentProfiles } from './agent-profile.js';
import { RunClaimRepository, type ClaimedRun } from './run-claim.repository.js';
import { RUN, priceOf } from './run.catalog.js';
import { RunFailure } from './run.errors.js';
import { systemPrompt } from './run-prompt.js';
import { messagesOf, usagesOf, type Briefing, type Move, type RunStep } from './run-steps.js';
import { RunToolbox } from './run-toolbox.js';

const REMEMBERED_MESSAGES = 20;

/** A claimed run with what it has done so far. */
export interface RunInProgress {
  readonly run: ClaimedRun;
  readonly steps: RunStep[];
  readonly signal: AbortSignal;
}

export const topicOf = (runId: string) => `agent.run.${runId}`;

/** Carries out one move of a run. Vendors are asked first, with the step's own key; then the step is stored with its effects. */
@Injectable()
export class RunMoves {
  constructor(
    private readonly claims: RunClaimRepository,
    private readonly profiles: AgentProfiles,
    private readonly conversations: ConversationWriter,
    private readonly provider: TextProvider,
    private readonly toolbox: RunToolbox,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly hints: LiveHints,
  ) {}

  async brief(work: RunInProgress): Promise<void> {
    const { id, agentId, agentName, conversationId, input } = work.run;
    const profile = await this.profiles.read({ id: agentId, name: agentName });
    const earlier = await this.conversations.before(conversationId, id, REMEMBERED_MESSAGES);
    const messages: TextMessage[] = [
      { role: 'system', content: systemPrompt(profile, input) },
      ...earlier,
      { role: 'user', content: input.message },
    ];
    await this.store(work, async () => ({ kind: 'briefing', profile, messages }));
  }

  async ask(work: RunInProgress, { withTools }: Extract<Move, { kind: 'ask' }>): Promise<void> {
    if (priceOf(usagesOf(work.steps)) >= work.run.hold)
      throw new RunFailure('The run used up the credits that were held for it');
    const answer = await this.provider.complete({
      model: RUN.model,
      temperature: RUN.temperature,
      maxTokens: RUN.maxTokens,
      messages: messagesOf(work.steps),
      tools: withTools ? this.toolbox.definitions : [],
      idempotencyKey: keyOf(work),
      signal: work.signal,
    });
    const { text, toolCalls, usage } = storable(answer);
    const plan = toolCalls.map((call) => this.toolbox.title(call));
    await this.store(work, async () => ({ kind: 'answer', text, toolCalls, plan, usage }));
  }

  async useTool(work: RunInProgress, { call }: Extract<Move, { kind: 'use_tool' }>): Promise<void> {
    const { id: runId, organizationId, agentId } = work.run;
    const { profile } = work.steps[0] as Briefing;
    const context = { runId, organizationId, agentId, profile, idempotencyKey: keyOf(work), signal: work.signal };
    const { usage, commit } = await this.toolbox.prepare(call, context);
    await this.store(work, async () => ({
      kind: 'tool',
      toolCallId: call.id,
      name: call.name,
      usage,
      ...(await commit()),
    }));
  }

  /** The answer, the end and the bill in one transaction. */
  async conclude({ run, steps }: RunInProgress, { text }: Extract<Move, { kind: 'conclude' }>): Promise<void> {
    await this.transaction.run(async () => {
      await this.claims.complete(run, Math.min(priceOf(usagesOf(steps)), run.hold));
      await this.conversations.say({
        conversationId: run.conversationId,
        runId: run.id,
        role: 'assistant',
        content: text,
      });
      await this.outbox.send(settleRun, { run_id: run.id });
    });
    this.hints.announce(topicOf(run.id));
  }

  async fail(run: ClaimedRun, reason: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.claims.fail(run, reason);
      await this.outbox.send(settleRun, { run_id: run.id });
    });
    this.hints.announce(topicOf(run.id));
  }

  private async store({ run, steps }: RunInProgress, make: () => Promise<RunStep>): Promise<void> {
    const step = await this.transaction.run(async () => {
      await this.claims.hold(run);
      const made = await make();
      await this.claims.append(run, steps.length, made);
      return made;
    });
    steps.push(step);
    this.hints.announce(topicOf(run.id));
  }
}

/** One vendor call a step at most, so the step's place names the call. */
const keyOf = ({ run, steps }: RunInProgress) => `run:${run.id}:${steps.length}`;
