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

  /** Removes the default voice, or only this one when `voiceId` is given. */
  async unset(agentId: number, voiceId?: string): Promise<void> {
    await this.db.repository(AgentVoiceEntity).delete({ agentId, ...(voiceId === undefined ? {} : { voiceId }) });
  }
}
