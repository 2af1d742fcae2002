import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository, type NewConversation, type NewMessage, type SaidMessage } from './message.repository.js';

/** Conversations for what is said in them; call it in the transaction that says so. */
@Injectable()
export class ConversationWriter {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
  ) {}

  async begin(conversation: NewConversation, first: NewMessage): Promise<void> {
    await this.messages.begin(conversation, first);
  }

  /** Adds a message and moves its conversation to the top; false, and nothing added, where that was deleted meanwhile. */
  async say(message: NewMessage & { readonly conversationId: string }): Promise<boolean> {
    return this.messages.insert(message);
  }

  /** What was said before a run's own message, oldest first. */
  async before(conversationId: string, runId: string, limit: number): Promise<SaidMessage[]> {
    return this.messages.before(conversationId, runId, limit);
  }

  /** True for a living conversation of the agent's. */
  async isOf(agentId: number, id: string): Promise<boolean> {
    return (await this.conversations.find(id))?.agentId === agentId;
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.conversations.eraseOrganization(organizationId);
  }
}
