export interface ShortvideoPresence {
  /** True where this installation reaches the network. */
  readonly isIntegrated: boolean;
  /** Of the agents asked about, those with an account that can be used now. */
  readonly connected: ReadonlySet<number>;
}

/** Where agents stand on the short-video network; social accounts, a floor above, know. */
export abstract class ShortvideoPresences {
  abstract of(agentIds: readonly number[]): Promise<ShortvideoPresence>;
}
