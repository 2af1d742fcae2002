import type { TextTool, TextUsage } from '@reelsheet/provider-text';
import type { AgentProfile } from './agent-profile.js';

/** The run that calls a tool. */
export interface ToolContext {
  readonly runId: string;
  readonly organizationId: number;
  readonly agentId: number;
  readonly profile: AgentProfile;
  /** For a vendor call that the tool makes; the same for the same step of the run. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

export interface ToolOutcome {
  /** What the model reads. */
  readonly result: unknown;
  /** What was done, for those who watch. */
  readonly note: string;
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

  /** Outside a transaction, may ask vendors; may be called again after a crash. */
  abstract prepare(input: I, context: ToolContext): Promise<PreparedTool>;
}
