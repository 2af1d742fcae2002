import { Global, Module } from '@nestjs/common';
import { AgentsModule } from '../../identity/agents/agents.module.js';
import { ContentResourcesModule } from '../../library/content-resources/content-resources.module.js';
import { ResourceGenerator } from '../../library/content-resources/resource-generator.port.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { MediaModule } from '../../storage/media/media.module.js';
import { CancelVendorTask } from './cancel-vendor-task.task.js';
import { GenerateController } from './generate.controller.js';
import { GENERATION_VENDORS } from './generation-vendors.js';
import { GenerationCompletion } from './generation.completion.js';
import { GenerationController } from './generation.controller.js';
import { GenerationStep } from './generation.job.js';
import { GenerationListener } from './generation.listener.js';
import { GenerationReader } from './generation.reader.js';
import { GenerationRepository } from './generation.repository.js';
import { GenerationService } from './generation.service.js';
import { GenerationKinds, KINDS } from './kinds/kinds.js';
import { OwnResourceGenerator } from './own-resource.generator.js';
import { VendorTaskRepository } from './vendor-task.repository.js';
import { VendorTasks } from './vendor-tasks.js';

/** Global, because content resources below it ask for {@link ResourceGenerator} without knowing who answers. */
@Global()
@Module({
  imports: [AgentsModule, ContentResourcesModule, SheetsModule, MediaModule],
  controllers: [GenerateController, GenerationController],
  providers: [
    ...GENERATION_VENDORS,
    ...KINDS,
    GenerationKinds,
    GenerationService,
    GenerationStep,
    GenerationListener,
    GenerationCompletion,
    GenerationRepository,
    GenerationReader,
    VendorTaskRepository,
    VendorTasks,
    CancelVendorTask,
    { provide: ResourceGenerator, useClass: OwnResourceGenerator },
  ],
  exports: [GenerationReader, GenerationService, ResourceGenerator],
})
export class GenerationsModule {}
