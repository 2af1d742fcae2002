import { Clock } from '@reelsheet/kernel';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { PublisherRegistry } from '@reelsheet/provider-publisher';
import { AgentHooks, type ShortvideoPresence } from '../../agents/agents/agent-hooks.js';
import { SocialAccountRepository } from './social-account.repository.js';

const NETWORK = 'shortvideo';

/** Finds the agents that can post to the short-video network. */
@OnHook(AgentHooks.findShortvideoPresence)
export class ShortvideoPresenceListener implements HookHandler<typeof AgentHooks.findShortvideoPresence> {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly publishers: PublisherRegistry,
    private readonly clock: Clock,
  ) {}

  async handle(agentIds: readonly number[]): Promise<ShortvideoPresence> {
    const connected = await this.accounts.findConnectedAgents(NETWORK, agentIds, this.clock.now());
    return { isIntegrated: this.publishers.find(NETWORK) !== undefined, connected: new Set(connected) };
  }
}
