import { Controller } from '@nestjs/common';
import { readAgentVoice, updateAgentVoice, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { AgentVoiceReader } from './agent-voice.reader.js';
import { AgentVoiceService } from './agent-voice.service.js';

/** Sets default voices for core, which shows them in the agent's profile. */
@Controller()
export class AgentVoiceRpc {
  constructor(
    private readonly voices: AgentVoiceService,
    private readonly reader: AgentVoiceReader,
  ) {}

  @HandlesRpc(readAgentVoice)
  async read({ agent_id }: RequestOf<typeof readAgentVoice>): Promise<ReplyOf<typeof readAgentVoice>> {
    const voice = await this.reader.find(agent_id);
    return { voice: voice && { voice_id: voice.voiceId, name: voice.name, source: voice.source } };
  }

  @HandlesRpc(updateAgentVoice)
  async update({ agent_id, voice }: RequestOf<typeof updateAgentVoice>): Promise<ReplyOf<typeof updateAgentVoice>> {
    const set = await this.voices.set(
      agent_id,
      voice && { voiceId: voice.voice_id, name: voice.name, source: voice.source },
    );
    return { voice: set && { voice_id: set.voiceId, name: set.name, source: set.source } };
  }
}
