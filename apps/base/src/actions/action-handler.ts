import type { AgentAction } from '@reelsheet/contracts';
import type { Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import type { ActionAccount, GateTerms, MediaSource } from './action-gate.js';

export interface ActionPreview {
  readonly summary: string;
  /** Credits that the action would hold. */
  readonly cost: Micro;
  /** Accounts that would publish. */
  readonly accounts?: readonly ActionAccount[];
  /** Media that would be published. */
  readonly source?: MediaSource;
}

export type ActionKind = AgentAction['kind'];
export type ActionOf<K extends ActionKind> = Extract<AgentAction, { kind: K }>;
export type ActionResult = Record<string, unknown>;

export interface ActionHandler<K extends ActionKind> {
  /** True if a person must approve the action because it spends credits or publishes. */
  readonly needsApproval: boolean;
  preview(agent: AgentRecord, action: ActionOf<K>): Promise<ActionPreview>;
  /** Runs in the transaction that stores the result. */
  perform(agent: AgentRecord, action: ActionOf<K>, key: string, approved: GateTerms): Promise<ActionResult>;
}

/** Handlers of some kinds of actions. */
export type ActionHandlers<K extends ActionKind> = { readonly [Each in K]: ActionHandler<Each> };

export const freePreview = (summary: string): ActionPreview => ({ summary, cost: 0 });
export const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
