import type { AgentAction } from '@reelsheet/contracts';
import type { Micro } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';

export interface ActionPreview {
  readonly summary: string;
  /** Credits that the action would hold. */
  readonly cost: Micro;
  /** True if a person must approve the action because it spends credits or publishes. */
  readonly needsApproval: boolean;
}

export type ActionKind = AgentAction['kind'];
export type ActionOf<K extends ActionKind> = Extract<AgentAction, { kind: K }>;
export type ActionResult = Record<string, unknown>;

export interface ActionHandler<K extends ActionKind> {
  preview(agent: AgentRecord, action: ActionOf<K>): Promise<ActionPreview>;
  /** Runs in the transaction that stores the result; `maxCost` is the approved amount. */
  perform(agent: AgentRecord, action: ActionOf<K>, key: string, maxCost: Micro): Promise<ActionResult>;
}

/** Handlers of some kinds of actions. */
export type ActionHandlers<K extends ActionKind> = { readonly [Each in K]: ActionHandler<Each> };

export const freePreview = (summary: string): ActionPreview => ({ summary, cost: 0, needsApproval: false });
export const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
