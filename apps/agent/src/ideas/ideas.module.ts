import { Module } from '@nestjs/common';
import { IdeaConsumer } from './idea.consumer.js';
import { IdeaController } from './idea.controller.js';
import { IdeaRepository } from './idea.repository.js';
import { IdeaService } from './idea.service.js';

@Module({
  controllers: [IdeaController, IdeaConsumer],
  providers: [IdeaService, IdeaRepository],
  exports: [IdeaService],
})
export class IdeasModule {}
