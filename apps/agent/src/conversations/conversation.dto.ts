import { Choice, Flag, ListOf, Name, Text, Whole } from '@reelsheet/platform-http';
import { MESSAGE_PAGE } from './conversation-limits.js';
import { MESSAGE_ROLES, type Attachment } from './conversation.js';
import type { Conversation, ConversationChanges } from './conversation.repository.js';
import type { MessagePage } from './conversation.service.js';
import type { ConversationMessage } from './message.repository.js';

export class MessageListQuery {
  @Whole({ optional: true, min: 1, about: '`next_cursor` of the page before' })
  cursor?: number;

  @Whole({ optional: true, min: 1, ...MESSAGE_PAGE })
  limit = MESSAGE_PAGE.default;
}

export class UpdateConversationBody {
  @Name({ optional: true })
  title?: string;

  @Flag({ optional: true })
  pinned?: boolean;
}

export class ConversationView {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ format: 'uuid' }) agent_id!: string;
  @Text() title!: string;
  @Flag() pinned!: boolean;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', about: 'when it was last written to' }) updated_at!: string;
}

export class AttachmentView {
  @Text({ optional: true }) signed_id?: string;
  @Text({ optional: true }) filename?: string;
  @Text({ optional: true }) content_type?: string;
  @Text({ optional: true, format: 'uri' }) url?: string;
}

export class MessageView {
  @Whole() id!: number;
  @Choice(MESSAGE_ROLES) role!: string;
  @Text() content!: string;
  @ListOf(() => AttachmentView) attachments!: AttachmentView[];
  @Text({ format: 'uuid', about: 'the run that it belongs to; of a report of a recurring job an id that no run has' })
  run_id!: string;
  @Text({ format: 'date-time' }) created_at!: string;
}

export class ConversationDetailView extends ConversationView {
  @ListOf(() => MessageView, { about: 'oldest first; of a very long conversation the newest 1,000' })
  messages!: MessageView[];
}

export class ConversationsView {
  @ListOf(() => ConversationView) conversations!: ConversationView[];
}

export class MessagesView {
  @ListOf(() => MessageView, { about: 'oldest first' }) messages!: MessageView[];
  @Whole({ nullable: true, about: 'null on the last page' }) next_cursor!: number | null;
}

export function toConversation({ id, agentUuid, title, pinned, createdAt, updatedAt }: Conversation): ConversationView {
  return {
    id,
    agent_id: agentUuid,
    title,
    pinned,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

export function toMessage({ id, role, content, attachments, runId, createdAt }: ConversationMessage): MessageView {
  return {
    id,
    role,
    content,
    attachments: attachments.map(toAttachment),
    run_id: runId,
    created_at: createdAt.toISOString(),
  };
}

export function toMessages({ messages, nextCursor }: MessagePage): MessagesView {
  return { messages: messages.map(toMessage), next_cursor: nextCursor };
}

export function fromConversationChanges({ title, pinned }: UpdateConversationBody): ConversationChanges {
  return { ...(title === undefined ? {} : { title }), ...(pinned === undefined ? {} : { pinned }) };
}

function toAttachment({ signedId, filename, contentType, url }: Attachment): AttachmentView {
  return { signed_id: signedId, filename, content_type: contentType, url };
}
