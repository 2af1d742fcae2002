import { Module } from '@nestjs/common';
import { AttentionController } from './attention.controller.js';
import { AttentionRepository } from './attention.repository.js';
import { AttentionService } from './attention.service.js';

@Module({
  controllers: [AttentionController],
  providers: [AttentionService, AttentionRepository],
})
export class AttentionModule {}
