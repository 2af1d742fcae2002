import type { Micro } from '@reelsheet/kernel';
import type { TextMessage, TextUsage, ToolCall } from '@reelsheet/provider-text';
import type { AgentProfile } from './model/agent-profile.js';
import { marked } from './model/material.js';
import { RUN } from './run-limits.js';
import { RunError } from './run.errors.js';
import type { WatchlistResult } from './queries/watchlist-query.js';

/** Everything the run knows before it starts. It is stored, so another worker continues with the same prompt. */
export interface Briefing {
  readonly kind: 'briefing';
  readonly profile: AgentProfile;
  readonly messages: readonly TextMessage[];
  /** True if these messages, or the answers of earlier runs among them, contain text that was written by others. */
  readonly material?: boolean;
}

/** One answer of the model. */
export interface RunAnswer {
  readonly kind: 'answer';
  readonly text: string;
  readonly toolCalls: readonly ToolCall[];
  /** Names of the tools that the model could choose from. */
  readonly offered?: readonly string[];
  /** A title for each tool call, for people who watch. */
  readonly plan: readonly string[];
  /** Null if no model was called. */
  readonly usage: TextUsage | null;
}

/** The result of a tool, stored together with its effect. */
export interface ToolResult {
  readonly kind: 'tool';
  readonly toolCallId: string;
  readonly name: string;
  readonly result: unknown;
  /** Describes the step to people who follow the run. */
  readonly note: string;
  readonly usage: TextUsage | null;
  /** True if the result contains text that was written by others. */
  readonly material?: boolean;
  /** Data that the run shows beside its answer. Workers and streams read steps without it. */
  readonly shown?: WatchlistResult;
  /** The run ends with this answer. */
  readonly reply?: string;
}

/** A gate that base keeps, so that only the credential of a person can approve the action. */
export interface BaseGate {
  readonly id: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  /** Accounts that publish. */
  readonly accounts: readonly GateAccount[];
  /** Files that are published. */
  readonly media: readonly GateMedia[];
}

export interface GateAccount {
  readonly platform: string;
  readonly id: number;
  readonly displayName: string;
  readonly handle: string;
}

export interface GateMedia {
  readonly url: string;
  readonly sha256: string;
  readonly contentType: string;
  readonly byteSize: number;
  readonly thumbnailUrl: string | null;
}

/** A tool call that spends or publishes and needs an approval. */
export interface Gate {
  readonly kind: 'gate';
  readonly id: string;
  /** The tool's name. */
  readonly type: string;
  /** Arguments of the tool; absent in steps from before an update. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly summary: string;
  /** Maximum price in millionths of a credit. */
  readonly cost: Micro;
  /** ISO 8601. */
  readonly at: string;
  /** Absent if the tool works in this service only, and in steps from before an update. */
  readonly baseGate?: BaseGate;
}

/** The decision about the gate before it. */
export interface Decision {
  readonly kind: 'decision';
  readonly approved: boolean;
  /** The person who decided, in whose name the action is performed; null if nobody decided in time. */
  readonly userId: number | null;
  readonly at: string;
}

export type RunStep = Briefing | RunAnswer | ToolResult | Gate | Decision;

export type RunAction =
  | { readonly kind: 'brief' }
  | { readonly kind: 'ask'; readonly withTools: boolean }
  | { readonly kind: 'use_tool'; readonly call: ToolCall; readonly gate?: Gate; readonly decision?: Decision }
  | { readonly kind: 'await'; readonly gate: Gate }
  | { readonly kind: 'conclude'; readonly text: string };

/** Returns what follows the stored steps. Throws {@link RunFailure} if there are too many. */
export function nextAction(steps: readonly RunStep[]): RunAction {
  if (steps.length === 0) return { kind: 'brief' };
  const at = steps.findLastIndex(({ kind }) => kind === 'answer');
  const answer = steps[at] as RunAnswer | undefined;
  if (answer?.toolCalls.length === 0) return { kind: 'conclude', text: answer.text };
  const last = steps.at(-1)!;
  if (last.kind === 'tool' && last.reply !== undefined) return { kind: 'conclude', text: last.reply };
  if (last.kind === 'gate') return { kind: 'await', gate: last };
  const taken = steps.filter(({ kind }) => kind === 'answer' || kind === 'tool').length;
  if (taken >= RUN.maxSteps) throw new RunError(`The run took more than ${RUN.maxSteps} steps`);
  const call = answer?.toolCalls[steps.slice(at).filter(({ kind }) => kind === 'tool').length];
  if (!call) return { kind: 'ask', withTools: taken < RUN.maxSteps - 1 };
  return last.kind === 'decision'
    ? { kind: 'use_tool', call, gate: steps.at(-2) as Gate, decision: last }
    : { kind: 'use_tool', call };
}

/** Returns the gate that the run is waiting at. */
export function pendingGate(last: RunStep | null | undefined): Gate | null {
  return last?.kind === 'gate' ? last : null;
}

/** Returns the time spent waiting for people, which does not count as run time. */
export function waitedMs(steps: readonly RunStep[], now: Date): number {
  return steps.reduce((sum, step, index) => {
    if (step.kind !== 'gate') return sum;
    const next = steps[index + 1];
    const until = next?.kind === 'decision' ? Date.parse(next.at) : now.getTime();
    return sum + Math.max(0, until - Date.parse(step.at));
  }, 0);
}

/** Returns the steps as messages for the model. */
export function messagesOf(steps: readonly RunStep[]): TextMessage[] {
  return steps.flatMap((step): readonly TextMessage[] => {
    if (step.kind === 'briefing') return step.messages;
    if (step.kind === 'answer') return [{ role: 'assistant', content: step.text, toolCalls: step.toolCalls }];
    if (step.kind !== 'tool') return [];
    return [{ role: 'tool', toolCallId: step.toolCallId, content: contentOf(step) }];
  });
}

const contentOf = ({ name: source, result, material }: ToolResult) =>
  material ? marked({ source, content: result }) : JSON.stringify(result);

/** Returns whether the run has read text that was written by others and may contain instructions. */
export function hasReadMaterial(steps: readonly RunStep[]): boolean {
  return steps.some((step) => (step.kind === 'briefing' || step.kind === 'tool') && step.material === true);
}

/** Returns the names of the tools that were offered for the present call; undefined for steps from before an update. */
export function offeredTools(steps: readonly RunStep[]): readonly string[] | undefined {
  return steps.findLast((step): step is RunAnswer => step.kind === 'answer')?.offered;
}

export function usagesOf(steps: readonly RunStep[]): TextUsage[] {
  return steps.flatMap((step) => ((step.kind === 'answer' || step.kind === 'tool') && step.usage ? [step.usage] : []));
}
