import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, inTemporaryFolder, invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { PreferenceService } from '../preferences/preference.service.js';
import { type Credentials, type OwnAgent, type OwnCore, ProfileOwnersClient } from './profile-owners.client.js';

const PICTURE = { maxBytes: 10 * 2 ** 20, timeoutMs: 10_000 } as const;

export interface UnifiedProfile {
  readonly agent: OwnAgent;
  readonly core: OwnCore;
  readonly preferences: string | null;
}

/** By owner; what is absent stays. */
export interface ProfileChanges {
  readonly agent?: object;
  readonly avatarUrl?: string;
  readonly core?: object;
  readonly preferences?: string | null;
}

const BLANK = {
  ...{ brand_name: null, description: null, goal: null, onboarding_status: null },
  ...{ keywords: [], target_platforms: [], linked_accounts: [] },
};

/** The older profile in three sections. It keeps nothing itself: all of it is base's, core's, and what runs are told. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly owners: ProfileOwnersClient,
    private readonly preferences: PreferenceService,
    private readonly outbound: OutboundClient,
  ) {}

  async read(caller: Credentials, agent: Pick<AgentRecord, 'id'>): Promise<UnifiedProfile> {
    const [own, core, preferences] = await Promise.all([
      this.owners.agent(caller, agent.id),
      this.owners.core(caller, agent.id),
      this.preferences.read(agent),
    ]);
    return { agent: own, core, preferences };
  }

  /** One owner after the other: what was changed before one refuses stays changed. Throws `validation_error`. */
  async change(caller: Credentials, agent: AgentRecord, changes: ProfileChanges): Promise<UnifiedProfile> {
    const { agent: own, avatarUrl, core, preferences } = changes;
    if (own) await this.owners.changeAgent(caller, agent.id, own);
    if (core) await this.owners.changeCore(caller, agent.id, core);
    if (avatarUrl !== undefined) await this.showAvatar(caller, agent.id, avatarUrl);
    if (preferences !== undefined) await this.preferences.set(agent, preferences);
    return this.read(caller, agent);
  }

  /** Forgets the brand; who the agent is, and how it speaks, stays. */
  async reset(caller: Credentials, agent: AgentRecord): Promise<void> {
    await this.change(caller, agent, { core: BLANK, preferences: null });
  }

  /** What was read may be sent back. */
  private async showAvatar(caller: Credentials, agentId: number, url: string): Promise<void> {
    if ((await this.owners.agent(caller, agentId)).primary_avatar_url === url) return;
    await inTemporaryFolder('avatar', async (folder) => {
      const file = join(folder, 'picture');
      const { contentType } = await this.fetch(url, file);
      await this.owners.showAvatar(caller, agentId, file, contentType);
    });
  }

  private async fetch(url: string, file: string): Promise<{ contentType: string }> {
    try {
      return await this.outbound.download(url, file, PICTURE);
    } catch (error) {
      throw error instanceof DomainError ? invalid('identity.avatar_url', `is refused: ${error.message}`) : error;
    }
  }
}
