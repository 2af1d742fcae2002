import { Injectable } from '@nestjs/common';
import { ConversationRepository } from './conversation.repository.js';
import { MessageRepository, type NewConversation, type NewMessage, type EarlierMessage } from './message.repository.js';

/** Lets other features add messages; call it in the transaction of the change that produced the message. */
@Injectable()
export class ConversationWriter {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
  ) {}

  async begin(conversation: NewConversation, first: NewMessage): Promise<void> {
    await this.messages.begin(conversation, first);
  }

  /**
   * Adds a message and moves its conversation to the top. Returns false, adding nothing, if the conversation was
   * deleted.
   */
  async say(message: NewMessage & { readonly conversationId: string }): Promise<boolean> {
    return this.messages.insert(message);
  }

  /** Returns the messages before a run's own message without reports, oldest first. */
  async before(conversationId: string, runId: string, limit: number): Promise<EarlierMessage[]> {
    return this.messages.before(conversationId, runId, limit);
  }

  /** Returns true if the conversation exists and belongs to the agent. */
  async isOf(agentId: number, id: string): Promise<boolean> {
    return (await this.conversations.find(id))?.agentId === agentId;
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.conversations.eraseOrganization(organizationId);
  }
}
