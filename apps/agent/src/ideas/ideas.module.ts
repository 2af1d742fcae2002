import { Module } from '@nestjs/common';
import { IdeaConsumer } from './idea.consumer.js';
import { IdeaConversionController } from './idea-conversion.controller.js';
import { IdeaConversionService } from './idea-conversion.service.js';
import { IdeaController } from './idea.controller.js';
import { IdeaProductionClient } from './idea-production-client.js';
import { IdeaRepository } from './idea.repository.js';
import { IdeaRowClient } from './idea-row-client.js';
import { IdeaService } from './idea.service.js';

@Module({
  controllers: [IdeaController, IdeaConversionController, IdeaConsumer],
  providers: [IdeaService, IdeaConversionService, IdeaRowClient, IdeaProductionClient, IdeaRepository],
  exports: [IdeaService],
})
export class IdeasModule {}
