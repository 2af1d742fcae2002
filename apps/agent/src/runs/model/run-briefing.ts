import { Injectable } from '@nestjs/common';
import type { TextMessage } from '@reelsheet/provider-text';
import { ConversationWriter } from '../../conversations/conversation.writer.js';
import type { Run } from '../run.repository.js';
import type { Briefing } from '../run-steps.js';
import { AgentProfiles } from './agent-profile.js';
import { RunAttachments } from './run-attachments.js';
import { RunContext } from './run-context.js';
import { systemPrompt } from './run-prompt.js';

const CONTEXT_MESSAGES = 20;

/** Collects the context that the model receives at the start of a run. */
@Injectable()
export class RunBriefing {
  constructor(
    private readonly profiles: AgentProfiles,
    private readonly context: RunContext,
    private readonly attachments: RunAttachments,
    private readonly conversations: ConversationWriter,
  ) {}

  async prepare({ id, agentId, conversationId, input }: Run, signal: AbortSignal): Promise<Briefing> {
    const profile = await this.profiles.read(agentId);
    const earlier = await this.conversations.before(conversationId, id, CONTEXT_MESSAGES);
    const files = await this.attachments.read(input.attachments, signal);
    const place = await this.context.describe(agentId, input);
    const messages: TextMessage[] = [
      { role: 'system', content: systemPrompt(profile, input, { files, place }) },
      ...earlier,
      { role: 'user', content: input.message },
    ];
    return { kind: 'briefing', profile, messages };
  }
}
