import type { Brand } from './agent-core.js';

export type MonitoredProfile = Pick<Brand, 'monitored' | 'keywords' | 'targetPlatforms'>;

/** Who watches what a profile names; the floor above knows. */
export abstract class MonitoredItems {
  /** From now on this is what the profile monitors. Part of the open transaction, in which the agent is held. */
  abstract follow(
    agent: { readonly id: number; readonly organizationId: number },
    profile: MonitoredProfile,
  ): Promise<void>;
}
