import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { ConversationHooks } from './conversation-hooks.js';
import { ConversationRepository, type Conversation, type ConversationChanges } from './conversation.repository.js';
import { MessageRepository, type ConversationMessage } from './message.repository.js';
import { CONVERSATIONS_PER_PAGE, MAX_MESSAGES } from './conversation-limits.js';

export interface MessagePage {
  readonly messages: ConversationMessage[];
  /** Cursor of the next page, null on the last page. */
  readonly nextCursor: number | null;
}

/** Conversations of existing agents. */
@Injectable()
export class ConversationService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly hooks: Hooks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async listOf({ id, organizationId }: AgentRecord, page: number): Promise<Conversation[]> {
    return this.conversations.list([organizationId], id, { page, size: CONVERSATIONS_PER_PAGE });
  }

  async listIn(organizationIds: readonly number[], page: number): Promise<Conversation[]> {
    return this.conversations.list(organizationIds, undefined, { page, size: CONVERSATIONS_PER_PAGE });
  }

  async get(id: string): Promise<Conversation> {
    const conversation = await this.conversations.find(id);
    if (!conversation) throw new DomainError(CommonErrors.notFound);
    return conversation;
  }

  /** Returns the newest thousand messages, oldest first. */
  async messagesOf(id: string): Promise<ConversationMessage[]> {
    return this.messages.latest(id, MAX_MESSAGES);
  }

  async page(id: string, cursor: number, limit: number): Promise<MessagePage> {
    const messages = await this.messages.listAfter(id, cursor, limit + 1);
    const shown = messages.slice(0, limit);
    return { messages: shown, nextCursor: messages.length > limit ? shown.at(-1)!.id : null };
  }

  async update(id: string, changes: ConversationChanges): Promise<Conversation> {
    const conversation = await this.get(id);
    if (Object.keys(changes).length > 0) await this.conversations.update(id, changes);
    return { ...conversation, ...changes };
  }

  async delete(id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.conversations.softDelete(id, this.clock.now());
      await this.hooks.run(ConversationHooks.deleted, id);
    });
  }
}
