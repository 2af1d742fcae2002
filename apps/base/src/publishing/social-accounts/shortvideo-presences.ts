import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { PublisherRegistry } from '@reelsheet/provider-publisher';
import { ShortvideoPresences, type ShortvideoPresence } from '../../agents/agents/shortvideo-presence.port.js';
import { SocialAccountRepository } from './social-account.repository.js';

const NETWORK = 'shortvideo';

/** Answers agents, a floor below, which of them can post to the short-video network. */
@Injectable()
export class OwnShortvideoPresences extends ShortvideoPresences {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly publishers: PublisherRegistry,
    private readonly clock: Clock,
  ) {
    super();
  }

  async of(agentIds: readonly number[]): Promise<ShortvideoPresence> {
    const connected = await this.accounts.agentsOn(NETWORK, agentIds, this.clock.now());
    return { isIntegrated: this.publishers.find(NETWORK) !== undefined, connected: new Set(connected) };
  }
}
