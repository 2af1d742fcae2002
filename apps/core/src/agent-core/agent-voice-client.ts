import { Injectable } from '@nestjs/common';
import { readAgentVoice, updateAgentVoice, type ReplyOf } from '@reelsheet/contracts';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { CoreVoice } from './agent-core.js';

/** The agent's default voice, which base keeps. */
@Injectable()
export class AgentVoiceClient {
  constructor(private readonly rpc: RpcClient) {}

  async read(agentId: number): Promise<CoreVoice | null> {
    return fromMessage(await this.rpc.request(readAgentVoice, { agent_id: agentId }));
  }

  async update(agentId: number, voice: CoreVoice | null): Promise<CoreVoice | null> {
    const message = voice && { voice_id: voice.voiceId, name: voice.name, source: voice.source };
    return fromMessage(await this.rpc.request(updateAgentVoice, { agent_id: agentId, voice: message }));
  }
}

const fromMessage = ({ voice }: ReplyOf<typeof readAgentVoice>): CoreVoice | null =>
  voice && { voiceId: voice.voice_id, name: voice.name, source: voice.source };
