import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { AgentAccess, requireMembership, type Caller } from '@reelsheet/platform-auth';
import { ConversationRepository, type Conversation, type ConversationChanges } from './conversation.repository.js';
import { MessageRepository, type Message } from './message.repository.js';

const PAGE = 100;
const LONGEST_CONVERSATION = 1_000;

export interface MessagePage {
  readonly messages: Message[];
  /** Where the next page begins, null on the last. */
  readonly nextCursor: number | null;
}

/** Conversations as the members of their organization see them; somebody else's look missing. */
@Injectable()
export class ConversationService {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly access: AgentAccess,
    private readonly clock: Clock,
  ) {}

  /** Of one agent, or of all that the caller can see. */
  async list(caller: Caller, agentRef: string | undefined, page: number): Promise<Conversation[]> {
    const admission = {
      minimum: 'viewer',
      missing: CommonErrors.agentNotFound,
      denied: CommonErrors.forbidden,
    } as const;
    const agent = agentRef === undefined ? undefined : await this.access.require(caller, agentRef, admission);
    return this.conversations.list([...caller.memberships.keys()], agent?.id, { page, size: PAGE });
  }

  async get(caller: Caller, id: string): Promise<Conversation> {
    return this.require(caller, id, 'viewer');
  }

  /** The newest thousand messages, oldest first. */
  async messagesOf({ id }: Conversation): Promise<Message[]> {
    return this.messages.latest(id, LONGEST_CONVERSATION);
  }

  async page(caller: Caller, id: string, cursor: number, limit: number): Promise<MessagePage> {
    await this.require(caller, id, 'viewer');
    const messages = await this.messages.listAfter(id, cursor, limit + 1);
    const shown = messages.slice(0, limit);
    return { messages: shown, nextCursor: messages.length > limit ? shown.at(-1)!.id : null };
  }

  async update(caller: Caller, id: string, changes: ConversationChanges): Promise<Conversation> {
    const conversation = await this.require(caller, id, 'editor');
    if (Object.keys(changes).length > 0) await this.conversations.update(id, changes);
    return { ...conversation, ...changes };
  }

  async delete(caller: Caller, id: string): Promise<void> {
    await this.require(caller, id, 'editor');
    await this.conversations.softDelete(id, this.clock.now());
  }

  private async require(caller: Caller, id: string, minimum: 'viewer' | 'editor'): Promise<Conversation> {
    const conversation = await this.conversations.find(id);
    if (!conversation) throw new DomainError(CommonErrors.notFound);
    requireMembership(caller, conversation.organizationId, minimum);
    return conversation;
  }
}
