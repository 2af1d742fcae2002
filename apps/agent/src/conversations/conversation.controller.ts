import { Body, Controller, Delete, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathUuid } from '@reelsheet/platform-http';
import { PageQuery } from '../paging.js';
import {
  ConversationDetailView,
  ConversationsView,
  ConversationView,
  fromConversationChanges,
  MessageListQuery,
  MessagesView,
  toConversation,
  toMessage,
  toMessages,
  UpdateConversationBody,
} from './conversation.dto.js';
import { ConversationScope } from './conversation-scope.reader.js';
import { ConversationService } from './conversation.service.js';

const { validation } = CommonErrors;

@ApiTags('Conversational agent')
@Controller('agent/conversations')
export class ConversationController {
  constructor(private readonly conversations: ConversationService) {}

  @Get()
  @AgentScope('query', 'viewer', { isOptional: true })
  @Operation({
    name: 'conversations.list',
    phase: 'ideas',
    summary: 'Conversations',
    description: 'Pinned ones first, then the last written to first; 100 a page.',
    answer: ConversationsView,
    errors: [validation],
  })
  async list(
    @CurrentCaller() { memberships }: Caller,
    @CurrentAgent() agent: AgentInScope | undefined,
    @Query() { page }: PageQuery,
  ): Promise<ConversationsView> {
    const conversations = agent
      ? await this.conversations.listOf(agent, page)
      : await this.conversations.listIn([...memberships.keys()], page);
    return { conversations: conversations.map(toConversation) };
  }

  @Get(':id')
  @ConversationScope('viewer')
  @Operation({
    name: 'conversations.get',
    phase: 'ideas',
    summary: 'A conversation with its messages',
    answer: ConversationDetailView,
  })
  async get(@PathUuid('id') id: string): Promise<ConversationDetailView> {
    const conversation = await this.conversations.get(id);
    return { ...toConversation(conversation), messages: (await this.conversations.messagesOf(id)).map(toMessage) };
  }

  @Get(':id/messages')
  @ConversationScope('viewer')
  @Operation({
    name: 'conversations.messages.list',
    phase: 'ideas',
    summary: 'Messages of a conversation, oldest first',
    answer: MessagesView,
    errors: [validation],
  })
  async messages(@PathUuid('id') id: string, @Query() { cursor, limit }: MessageListQuery): Promise<MessagesView> {
    return toMessages(await this.conversations.page(id, cursor ?? 0, limit));
  }

  @Patch(':id')
  @ConversationScope('editor')
  @Operation({
    name: 'conversations.update',
    phase: 'ideas',
    summary: 'Rename or pin a conversation',
    answer: ConversationView,
    errors: [validation],
  })
  async update(@PathUuid('id') id: string, @Body() body: UpdateConversationBody): Promise<ConversationView> {
    return toConversation(await this.conversations.update(id, fromConversationChanges(body)));
  }

  @Delete(':id')
  @ConversationScope('editor')
  @Operation({
    name: 'conversations.delete',
    phase: 'ideas',
    summary: 'Delete a conversation',
    description: prose`
        Its messages and runs are gone with it, and a run that is under way ends, charged for the text that it used;
        ideas stay.`,
    status: 204,
  })
  async delete(@PathUuid('id') id: string): Promise<void> {
    await this.conversations.delete(id);
  }
}
