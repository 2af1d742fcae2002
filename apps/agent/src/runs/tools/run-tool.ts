import type { Micro } from '@reelsheet/kernel';
import type { TextTool, TextUsage } from '@reelsheet/provider-text';
import type { AgentProfile } from '../model/agent-profile.js';
import type { RunInput } from '../run.js';
import type { WatchlistResult } from '../queries/watchlist-query.js';

/** What a person has to allow before a tool is used. */
export interface ToolGate {
  readonly summary: string;
  /** At most what it may cost, in millionths of a credit. */
  readonly cost: Micro;
}

/** What a person allowed. */
export interface ToolApproval {
  readonly userId: number;
  readonly cost: Micro;
}

/** The run that calls a tool. */
export interface ToolContext {
  readonly runId: string;
  readonly organizationId: number;
  readonly agentId: number;
  /** In whose name it runs. */
  readonly userId: number;
  readonly profile: AgentProfile;
  readonly input: RunInput;
  /** For a vendor call that the tool makes; the same for the same step of the run. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Absent where nobody had to be asked. */
  readonly approval?: ToolApproval;
}

export interface ToolOutcome {
  /** What the model reads. */
  readonly result: unknown;
  /** What was done, for those who watch. */
  readonly note: string;
  /** What the run shows beside its words, too large for a model. */
  readonly shown?: WatchlistResult;
  /** The run ends with it, said as it is. */
  readonly reply?: string;
}

/** A tool's work, ready to be stored. */
export interface PreparedTool {
  readonly usage: TextUsage | null;
  /** Runs in the transaction that stores the step, so the effect happens once. */
  readonly commit: () => Promise<ToolOutcome>;
}

/** Something that the model may ask a run to do. `I` is what its parameters describe. */
export abstract class RunTool<I = unknown> {
  abstract readonly definition: TextTool;

  /** What a call is about, for those who watch. */
  abstract title(input: I): string;

  /** What a person has to allow before this call; undefined for tools that neither spend nor publish. */
  gate(_input: I, _context: ToolContext): Promise<ToolGate | undefined> {
    return Promise.resolve(undefined);
  }

  /** Outside a transaction, may ask vendors; may be called again after a crash. */
  abstract prepare(input: I, context: ToolContext): Promise<PreparedTool>;
}
