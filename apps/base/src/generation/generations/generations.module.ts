import { Module } from '@nestjs/common';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { AgentsModule } from '../../agents/agents/agents.module.js';
import { VendorKeysModule } from '../../agents/vendor-keys/vendor-keys.module.js';
import { VoicesModule } from '../../agents/voices/voices.module.js';
import { ContentResourcesModule } from '../../assets/content-resources/content-resources.module.js';
import { ModelsModule } from '../../billing/models/models.module.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { StoredMediaModule } from '../../assets/media/media.module.js';
import { AccountSpeakers, VendorBSpeakers } from './vendors/account-speakers.js';
import { AdmitToVendor } from './vendors/admit-to-vendor.task.js';
import { AwaitVendorEnd } from './vendors/await-vendor-end.task.js';
import { UncollectedWorkController } from './vendors/uncollected-work.controller.js';
import { UncollectedWorkService } from './vendors/uncollected-work.service.js';
import { CallbackLimits } from './vendors/callback-limits.js';
import { CallbackAddresses } from './vendors/callback-addresses.js';
import { CancelVendorTask } from './vendors/cancel-vendor-task.task.js';
import { GenerateController } from './generate.controller.js';
import { GENERATION_VENDORS, speechVendors, SpeechVendors } from './vendors/generation-vendors.js';
import { GenerationCompletion } from './generation-completion.js';
import { GenerationController } from './generation.controller.js';
import { GenerationStep } from './generation.job.js';
import { GenerationListener } from './generation.listener.js';
import { GenerationMediaListener } from './generation-media.listener.js';
import { GenerationChunkListener } from './generation-chunk.listener.js';
import { GenerationChunkRepository } from './generation-chunk.repository.js';
import { GenerationChunks } from './generation-chunks.job.js';
import { GenerationReader } from './generation.reader.js';
import { GenerationRepository } from './generation.repository.js';
import { GenerationRequestService } from './generation-request.service.js';
import { GenerationService } from './generation.service.js';
import { GenerationKinds, KINDS } from './kinds/kinds.js';
import { ResourceGeneratorListener } from './resource-generator.listener.js';
import { VendorCallbackController } from './vendors/vendor-callback.controller.js';
import { VendorCallbacks } from './vendors/vendor-callbacks.js';
import { PromptTexts } from './kinds/prompt-texts.js';
import { VendorTaskRegistry } from './vendors/vendor-task-registry.job.js';
import { VendorTaskRepository } from './vendors/vendor-task.repository.js';
import { VendorTasks } from './vendors/vendor-tasks.js';
import { VendorSlotRepository } from './vendors/vendor-slot.repository.js';
import { VendorSlots } from './vendors/vendor-slots.js';

@Module({
  imports: [
    AuditModule,
    AgentsModule,
    ContentResourcesModule,
    SheetsModule,
    StoredMediaModule,
    ModelsModule,
    VendorKeysModule,
    VoicesModule,
  ],
  controllers: [GenerateController, GenerationController, VendorCallbackController, UncollectedWorkController],
  providers: [
    ...GENERATION_VENDORS,
    { provide: SpeechVendors, inject: [VendorBSpeakers, AccountSpeakers], useFactory: speechVendors },
    ...KINDS,
    GenerationKinds,
    GenerationService,
    GenerationRequestService,
    GenerationStep,
    GenerationListener,
    GenerationMediaListener,
    GenerationChunkListener,
    GenerationChunkRepository,
    GenerationChunks,
    GenerationCompletion,
    GenerationRepository,
    GenerationReader,
    PromptTexts,
    VendorTaskRegistry,
    VendorTaskRepository,
    VendorTasks,
    AccountSpeakers,
    VendorBSpeakers,
    CallbackAddresses,
    CallbackLimits,
    VendorCallbacks,
    CancelVendorTask,
    AwaitVendorEnd,
    UncollectedWorkService,
    VendorSlotRepository,
    VendorSlots,
    AdmitToVendor,
    ResourceGeneratorListener,
  ],
  exports: [GenerationReader, GenerationRequestService, GenerationService],
})
export class GenerationsModule {}
