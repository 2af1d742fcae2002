import { Injectable } from '@nestjs/common';
import type { TextMessage } from '@reelsheet/provider-text';
import { ConversationWriter } from '../../conversations/conversation.writer.js';
import type { RunInput } from '../run.js';
import { RunRepository, type Run } from '../run.repository.js';
import type { Briefing } from '../run-steps.js';
import { AgentProfiles } from './agent-profile.js';
import { materialMessage, type Material } from './material.js';
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
    private readonly runs: RunRepository,
  ) {}

  async prepare({ id, agentId, conversationId, input }: Run, signal: AbortSignal): Promise<Briefing> {
    const profile = await this.profiles.read(agentId);
    const earlier = await this.conversations.before(conversationId, id, CONTEXT_MESSAGES);
    const material = [...(await this.filesOf(input, signal)), ...(await this.context.read(agentId, input))];
    const subject = input.subject ? [{ source: 'the record that the message is about', content: input.subject }] : [];
    const data = materialMessage([...material, ...subject]);
    const messages: TextMessage[] = [
      { role: 'system', content: systemPrompt(profile, input) },
      ...earlier,
      ...(data === undefined ? [] : [{ role: 'user' as const, content: data }]),
      { role: 'user', content: input.message },
    ];
    const hasMaterial = material.length > 0 || (await this.runs.hasMaterialIn(conversationId));
    return { kind: 'briefing', profile, messages, material: hasMaterial };
  }

  private async filesOf({ attachments }: RunInput, signal: AbortSignal): Promise<Material[]> {
    const files = await this.attachments.read(attachments, signal);
    return files.length > 0 ? [{ source: 'files that the user attached', content: files }] : [];
  }
}
