import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { AgentVoiceEntity } from './agent-voice.entity.js';

export type AgentVoice = Readonly<AgentVoiceEntity>;

@Injectable()
export class AgentVoiceRepository {
  constructor(private readonly db: Database) {}

  async find(agentId: number): Promise<AgentVoice | null> {
    return this.db.repository(AgentVoiceEntity).findOneBy({ agentId });
  }

  async set(voice: AgentVoice): Promise<void> {
    await this.db.repository(AgentVoiceEntity).upsert({ ...voice }, ['agentId']);
  }

  /** Whichever it is, or only where it is that one. */
  async unset(agentId: number, voiceId?: string): Promise<void> {
    await this.db.repository(AgentVoiceEntity).delete({ agentId, ...(voiceId === undefined ? {} : { voiceId }) });
  }
}
