import { Module } from '@nestjs/common';
import { IdeaBatchClient } from './production/idea-batch-client.js';
import { IdeaBatchController } from './production/idea-batch.controller.js';
import { IdeaChoice } from './idea-choice.js';
import { IdeaConsumer } from './idea.consumer.js';
import { IdeaConversionController } from './idea-conversion.controller.js';
import { IdeaConversionService } from './idea-conversion.service.js';
import { IdeaController } from './idea.controller.js';
import { IdeaProducer } from './production/idea-producer.js';
import { IdeaProductionClient } from './idea-production-client.js';
import { IdeaRepository } from './idea.repository.js';
import { IdeaRowClient } from './idea-row-client.js';
import { IdeaService } from './idea.service.js';

@Module({
  controllers: [IdeaController, IdeaConversionController, IdeaBatchController, IdeaConsumer],
  providers: [
    IdeaService,
    IdeaChoice,
    IdeaConversionService,
    IdeaProducer,
    IdeaRowClient,
    IdeaBatchClient,
    IdeaProductionClient,
    IdeaRepository,
  ],
  exports: [IdeaService, IdeaProducer],
})
export class IdeasModule {}
