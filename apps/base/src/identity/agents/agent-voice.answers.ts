import { Controller } from '@nestjs/common';
import { readAgentVoice, updateAgentVoice, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { Answers } from '@reelsheet/platform-messaging';
import { AgentVoiceRepository } from './agent-voice.repository.js';

/** For core, which shows the default voice in the agent's profile. */
@Controller()
export class AgentVoiceAnswers {
  constructor(
    private readonly voices: AgentVoiceRepository,
    private readonly agents: AgentDirectory,
  ) {}

  @Answers(readAgentVoice)
  async read({ agent_id }: RequestOf<typeof readAgentVoice>): Promise<ReplyOf<typeof readAgentVoice>> {
    const voice = await this.voices.find(agent_id);
    return { voice: voice && { voice_id: voice.voiceId, name: voice.name, source: voice.source } };
  }

  @Answers(updateAgentVoice)
  async update({ agent_id, voice }: RequestOf<typeof updateAgentVoice>): Promise<ReplyOf<typeof updateAgentVoice>> {
    if (!(await this.agents.find({ id: agent_id }))) throw new DomainError(CommonErrors.notFound);
    if (voice)
      await this.voices.set({ agentId: agent_id, voiceId: voice.voice_id, name: voice.name, source: voice.source });
    else await this.voices.unset(agent_id);
    return { voice };
  }
}
