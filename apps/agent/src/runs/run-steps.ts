import type { TextMessage, TextUsage, ToolCall } from '@reelsheet/provider-text';
import type { AgentProfile } from './agent-profile.js';
import { RUN } from './run.catalog.js';
import { RunFailure } from './run.errors.js';

/** What the run knows before it begins; kept, so that a worker that takes over asks with the very same words. */
export interface Briefing {
  readonly kind: 'briefing';
  readonly profile: AgentProfile;
  readonly messages: readonly TextMessage[];
}

/** One answer of the model. */
export interface Answer {
  readonly kind: 'answer';
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** What each tool call is about, for those who watch. */
  readonly plan: readonly string[];
  readonly usage: TextUsage;
}

/** What a tool did; its effect was stored together with this. */
export interface ToolResult {
  readonly kind: 'tool';
  readonly toolCallId: string;
  readonly name: string;
  readonly result: unknown;
  /** What was done, for those who watch. */
  readonly note: string;
  readonly usage: TextUsage | null;
}

export type RunStep = Briefing | Answer | ToolResult;

export type RunAction =
  | { readonly kind: 'brief' }
  | { readonly kind: 'ask'; readonly withTools: boolean }
  | { readonly kind: 'use_tool'; readonly call: ToolCall }
  | { readonly kind: 'conclude'; readonly text: string };

/** What comes after the steps that are stored. Throws {@link RunFailure} where there are too many. */
export function nextAction(steps: readonly RunStep[]): RunAction {
  if (steps.length === 0) return { kind: 'brief' };
  const at = steps.findLastIndex(({ kind }) => kind === 'answer');
  const answer = steps[at] as Answer | undefined;
  if (answer?.toolCalls.length === 0) return { kind: 'conclude', text: answer.text };
  const taken = steps.length - 1;
  if (taken >= RUN.maxSteps) throw new RunFailure(`The run took more than ${RUN.maxSteps} steps`);
  const call = answer?.toolCalls[steps.length - at - 1];
  return call ? { kind: 'use_tool', call } : { kind: 'ask', withTools: taken < RUN.maxSteps - 1 };
}

/** The steps as the model reads them. */
export function messagesOf(steps: readonly RunStep[]): TextMessage[] {
  return steps.flatMap((step): readonly TextMessage[] => {
    if (step.kind === 'briefing') return step.messages;
    if (step.kind === 'answer') return [{ role: 'assistant', content: step.text, toolCalls: step.toolCalls }];
    return [{ role: 'tool', toolCallId: step.toolCallId, content: JSON.stringify(step.result) }];
  });
}

export function usagesOf(steps: readonly RunStep[]): TextUsage[] {
  return steps.flatMap((step) => (step.kind !== 'briefing' && step.usage ? [step.usage] : []));
}
