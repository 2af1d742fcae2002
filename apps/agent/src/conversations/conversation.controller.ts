import { Body, Controller, Delete, Get, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { CurrentCaller, type Caller } from '@reelsheet/platform-auth';
import { Operation, PathUuid } from '@reelsheet/platform-http';
import {
  ConversationDetailView,
  ConversationListQuery,
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
import { ConversationService } from './conversation.service.js';

const { agentNotFound, forbidden, notFound, validation } = CommonErrors;

@ApiTags('Conversational agent')
@Controller('agent/conversations')
export class ConversationController {
  constructor(private readonly conversations: ConversationService) {}

  @Get()
  @Operation({
    phase: 'ideas',
    summary: 'Conversations',
    description: 'Pinned ones first, then the last written to first; 100 a page.',
    answer: ConversationsView,
    errors: [agentNotFound, validation],
  })
  async list(
    @CurrentCaller() caller: Caller,
    @Query() { agent_id, page }: ConversationListQuery,
  ): Promise<ConversationsView> {
    return { conversations: (await this.conversations.list(caller, agent_id, page)).map(toConversation) };
  }

  @Get(':id')
  @Operation({
    phase: 'ideas',
    summary: 'A conversation with its messages',
    answer: ConversationDetailView,
    errors: [notFound],
  })
  async get(@CurrentCaller() caller: Caller, @PathUuid('id') id: string): Promise<ConversationDetailView> {
    const conversation = await this.conversations.get(caller, id);
    return {
      ...toConversation(conversation),
      messages: (await this.conversations.messagesOf(conversation)).map(toMessage),
    };
  }

  @Get(':id/messages')
  @Operation({
    phase: 'ideas',
    summary: 'Messages of a conversation, oldest first',
    answer: MessagesView,
    errors: [notFound, validation],
  })
  async messages(
    @CurrentCaller() caller: Caller,
    @PathUuid('id') id: string,
    @Query() { cursor, limit }: MessageListQuery,
  ): Promise<MessagesView> {
    return toMessages(await this.conversations.page(caller, id, cursor ?? 0, limit));
  }

  @Patch(':id')
  @Operation({
    phase: 'ideas',
    summary: 'Rename or pin a conversation',
    answer: ConversationView,
    errors: [forbidden, notFound, validation],
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathUuid('id') id: string,
    @Body() body: UpdateConversationBody,
  ): Promise<ConversationView> {
    return toConversation(await this.conversations.update(caller, id, fromConversationChanges(body)));
  }

  @Delete(':id')
  @Operation({
    phase: 'ideas',
    summary: 'Delete a conversation',
    description: 'Its messages and runs are gone with it; ideas stay.',
    status: 204,
    errors: [forbidden, notFound],
  })
  async delete(@CurrentCaller() caller: Caller, @PathUuid('id') id: string): Promise<void> {
    await this.conversations.delete(caller, id);
  }
}
