import { Module } from '@nestjs/common';
import { AttachmentPolicy } from './attachment-policy.js';
import { ConversationController } from './conversation.controller.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationService } from './conversation.service.js';
import { MessageRepository } from './message.repository.js';
import { ConversationWriter } from './conversation.writer.js';

@Module({
  controllers: [ConversationController],
  providers: [ConversationService, ConversationWriter, ConversationRepository, MessageRepository, AttachmentPolicy],
  exports: [ConversationService, ConversationWriter, AttachmentPolicy],
})
export class ConversationsModule {}
