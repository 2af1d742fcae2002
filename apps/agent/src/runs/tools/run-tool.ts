import type { Micro } from '@reelsheet/kernel';
import type { BaseGate } from '../run-steps.js';
import type { TextTool, TextUsage } from '@reelsheet/provider-text';
import type { AgentProfile } from '../model/agent-profile.js';
import type { RunInput } from '../run.js';
import type { WatchlistResult } from '../queries/watchlist-query.js';

/** The approval that a tool needs before it is used. */
export interface ToolGate {
  readonly summary: string;
  /** Maximum price in millionths of a credit. */
  readonly cost: Micro;
  /** The gate as base keeps it; absent if the tool works in this service only. */
  readonly baseGate?: BaseGate;
  /** Shown for approval instead of the arguments of the call; those if absent. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** States that base still reads the files of the action, so that the run waits. */
export const FILES_ARE_READ = 'files are read';

/** An approval, or files, without which a tool is not used. */
export type ToolNeed = ToolGate | typeof FILES_ARE_READ;

/** An approval by a person. */
export interface ToolApproval {
  /** Gate of base; absent if the tool works in this service only. */
  readonly gateId?: string;
  /** The approved parameters; absent in steps from before an update. */
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** The run that calls a tool. */
export interface ToolContext {
  readonly runId: string;
  readonly organizationId: number;
  readonly agentId: number;
  /** The user in whose name the run works. */
  readonly userId: number;
  readonly profile: AgentProfile;
  readonly input: RunInput;
  /** Idempotency key for a vendor call of the tool; the same for the same step of the run. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  /** Names of the tools that the model could choose from when it made this call. */
  readonly offered: readonly string[];
  /** True if the model has read text that was written by others, so that every write needs an approval. */
  readonly hasReadMaterial: boolean;
  /** Absent if no approval was needed. */
  readonly approval?: ToolApproval;
}

export interface ToolOutcome {
  /** The result that the model reads. */
  readonly result: unknown;
  /** Describes the result to people who follow the run. */
  readonly note: string;
  /** True if the result contains text that was written by others. */
  readonly material?: boolean;
  /** Data that the run shows beside its answer, too large for a model. */
  readonly shown?: WatchlistResult;
  /** The run ends with this answer. */
  readonly reply?: string;
}

/** The work of a tool, ready to be stored. */
export interface PreparedTool {
  readonly usage: TextUsage | null;
  /** Runs in the transaction that stores the step, so the effect happens once. */
  readonly commit: () => Promise<ToolOutcome>;
}

/** A function that the model can call. `I` is the type of its parameters. */
export abstract class RunTool<I = unknown> {
  abstract readonly definition: TextTool;

  /** Returns a title of the call for people who watch. */
  abstract title(input: I): string;

  /** Returns what must be approved before this call; undefined for tools that neither spend nor publish. */
  gate(_input: I, _context: ToolContext): Promise<ToolNeed | undefined> {
    return Promise.resolve(undefined);
  }

  /** Runs outside a transaction, may call vendors, and may be repeated after a crash. */
  abstract prepare(input: I, context: ToolContext): Promise<PreparedTool>;
}
