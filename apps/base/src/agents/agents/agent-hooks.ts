import { defineHook } from '@reelsheet/platform-hooks';

/** An agent, or one of its sheets, of which something was deleted. */
export interface DeletedScope {
  readonly organizationId: number;
  readonly agentId: number;
  /** Absent when the agent itself was deleted. */
  readonly sheetId?: number;
}

export interface ShortvideoPresence {
  /** True if this installation is connected to the network. */
  readonly isIntegrated: boolean;
  /** The requested agents that have an account which can be used now. */
  readonly connected: ReadonlySet<number>;
}

export const AgentHooks = {
  created: defineHook<{ readonly id: number; readonly organizationId: number }>('agent.created'),

  deleted: defineHook<DeletedScope>('agent.deleted'),

  /** Query by the agent's id: the id of its setup project; null when it was deleted and not replaced. */
  findSetupProject: defineHook<number, number | null>('agent.find_setup_project'),

  /** Query by agents' ids: their presence on the short-video network. */
  findShortvideoPresence: defineHook<readonly number[], ShortvideoPresence>('agent.find_shortvideo_presence'),
};
