import { Injectable } from '@nestjs/common';
import type { AgentRef } from '@reelsheet/kernel';
import { AgentDirectory, type AgentRecord } from '@reelsheet/platform-auth';
import { AgentRepository } from './agent.repository.js';

/** Finds agents in the database of base. */
@Injectable()
export class OwnAgentDirectory extends AgentDirectory {
  constructor(private readonly agents: AgentRepository) {
    super();
  }

  async find(ref: AgentRef): Promise<AgentRecord | null> {
    return (await this.agents.findRecord(ref)) ?? null;
  }
}
