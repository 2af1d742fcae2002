import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DomainError, inTemporaryFolder, invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { PreferenceService } from '../preferences/preference.service.js';
import { PICTURE } from './profile-limits.js';
import { type ProfileCoreChanges, toCore } from './profile.js';
import { type Credentials, type OwnAgent, type OwnCore, ProfileClient } from './profile-client.js';

export interface UnifiedProfile {
  readonly agent: OwnAgent;
  readonly core: OwnCore;
  readonly preferences: string | null;
}

/** Changes by owner; absent fields are not changed. */
export interface ProfileChanges {
  readonly agent?: { readonly vendor_a_api_key?: string | null };
  readonly avatarUrl?: string;
  readonly core?: ProfileCoreChanges;
  readonly preferences?: string | null;
}

const BLANK = {
  ...{ brand_name: null, description: null, goal: null, onboarding_status: null },
  ...{ keywords: [], target_platforms: [], linked_accounts: [] },
};

/**
 * The older profile in three sections. It stores nothing itself: base and core own the data, and preferences are part
 * of prompts.
 */
@Injectable()
export class ProfileService {
  constructor(
    private readonly owners: ProfileClient,
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

  /**
   * Changes one owner after the other; if one rejects the change, earlier changes stay. A profile that was read may be
   * sent back unchanged. Throws `validation_error` and `invalid_api_key`.
   */
  async change(caller: Credentials, agent: AgentRecord, changes: ProfileChanges): Promise<UnifiedProfile> {
    const { agent: own, avatarUrl, core, preferences } = changes;
    const current = await this.read(caller, agent);
    if (own) await this.changeAgent(caller, agent.id, own, current.agent);
    if (core) await this.owners.changeCore(caller, agent.id, toCore(core, current.core));
    if (avatarUrl !== undefined && avatarUrl !== current.agent.primary_avatar_url)
      await this.avatarView(caller, agent.id, avatarUrl);
    if (preferences !== undefined) await this.preferences.set(agent, preferences);
    return this.read(caller, agent);
  }

  /** Deletes the brand. Name and voice of the agent stay. */
  async reset(caller: Credentials, agent: AgentRecord): Promise<void> {
    await this.change(caller, agent, { core: BLANK, preferences: null });
  }

  /** Ignores the masked key, which is not a key. */
  private async changeAgent(
    caller: Credentials,
    agentId: number,
    { vendor_a_api_key: key, ...named }: NonNullable<ProfileChanges['agent']>,
    current: OwnAgent,
  ): Promise<void> {
    const isUnchanged = key === undefined || key === current.vendor_a_masked_key;
    const changes = isUnchanged ? named : { ...named, vendor_a_api_key: key };
    if (Object.keys(changes).length > 0) await this.owners.changeAgent(caller, agentId, changes);
  }

  private async avatarView(caller: Credentials, agentId: number, url: string): Promise<void> {
    await inTemporaryFolder('avatar', async (folder) => {
      const file = join(folder, 'picture');
      const { contentType } = await this.fetch(url, file);
      await this.owners.avatarView(caller, agentId, file, contentType);
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
