import { Module } from '@nestjs/common';
import { AttachmentPolicy } from './attachment.policy.js';
import { ConversationController } from './conversation.controller.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationService } from './conversation.service.js';
import { MessageRepository } from './message.repository.js';

@Module({
  controllers: [ConversationController],
  providers: [ConversationService, ConversationRepository, MessageRepository, AttachmentPolicy],
  exports: [ConversationService, ConversationRepository, MessageRepository, AttachmentPolicy],
})
export class ConversationsModule {}
