import type { Micro } from '@reelsheet/kernel';
import type { TextUsage } from '@reelsheet/provider-text';
import { toPendingAction } from './pending-action.js';
import { messagesOf, type RunAnswer, type RunStep } from '../run-steps.js';

/** One step as a run with `debug` shows it. */
export interface StepReport {
  readonly kind: RunStep['kind'];
  /** The tool that was used or is waiting for approval. */
  readonly name: string | null;
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly output: Readonly<Record<string, unknown>>;
  readonly usage: TextUsage | null;
  /** Price of the text that the step used. */
  readonly cost: Micro;
}

/** Returns input, output and price of each step. */
export function reportOf(
  steps: readonly RunStep[],
  priceOf: (usages: readonly TextUsage[]) => Micro,
): readonly StepReport[] {
  return steps.map((step, index) => {
    const usage = step.kind === 'answer' || step.kind === 'tool' ? step.usage : null;
    const before = steps.slice(0, index);
    return { kind: step.kind, usage, cost: usage ? priceOf([usage]) : 0, ...aboutStep(step, before) };
  });
}

function aboutStep(step: RunStep, before: readonly RunStep[]): Pick<StepReport, 'name' | 'input' | 'output'> {
  const since = before.findLastIndex(({ kind }) => kind === 'answer');
  if (step.kind === 'briefing') return { name: null, input: null, output: { messages: step.messages } };
  if (step.kind === 'answer') {
    const received = messagesOf(before.slice(Math.max(0, since)));
    const output = {
      text: step.text,
      tool_calls: step.toolCalls.map(({ name, arguments: input }) => ({ name, input })),
    };
    return { name: null, input: { messages: received }, output };
  }
  const calls = (before[since] as RunAnswer | undefined)?.toolCalls ?? [];
  const input = calls[before.slice(since).filter(({ kind }) => kind === 'tool').length]?.arguments ?? null;
  if (step.kind === 'tool') return { name: step.name, input, output: { ...(step.result as object) } };
  if (step.kind === 'gate') {
    const { type: name, parameters, ...output } = toPendingAction({ parameters: input ?? {}, ...step });
    return { name, input: parameters, output };
  }
  const { approved, userId: user_id, at } = step;
  return { name: null, input: null, output: { approved, user_id, at } };
}
