import { Injectable } from '@nestjs/common';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { PreferenceRepository } from './preference.repository.js';

/** Preferences of an agent's team for its ideas, included in the prompt of runs. */
@Injectable()
export class PreferenceService {
  constructor(private readonly preferences: PreferenceRepository) {}

  async read({ id }: Pick<AgentRecord, 'id'>): Promise<string | null> {
    return this.preferences.find(id);
  }

  async set({ id: agentId, organizationId }: AgentRecord, words: string | null): Promise<void> {
    await this.preferences.set({ agentId, organizationId }, words);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.preferences.eraseOrganization(organizationId);
  }
}
