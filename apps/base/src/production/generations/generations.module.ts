import { Global, Module } from '@nestjs/common';
import { AgentsModule } from '../../identity/agents/agents.module.js';
import { VendorKeysModule } from '../../identity/vendor-keys/vendor-keys.module.js';
import { VoicesModule } from '../../identity/voices/voices.module.js';
import { ContentResourcesModule } from '../../library/content-resources/content-resources.module.js';
import { ResourceGenerator } from '../../library/content-resources/resource-generator.port.js';
import { SheetsModule } from '../../sheets/sheets.module.js';
import { MediaModule } from '../../storage/media/media.module.js';
import { AccountSpeakers, VendorBSpeakers } from './account-speakers.js';
import { AdmitToVendor } from './admit-to-vendor.task.js';
import { CallbackAddresses } from './callback-addresses.js';
import { CancelVendorTask } from './cancel-vendor-task.task.js';
import { GenerateController } from './generate.controller.js';
import { GENERATION_VENDORS, speechVendors, SpeechVendors } from './generation-vendors.js';
import { GenerationCompletion } from './generation.completion.js';
import { GenerationController } from './generation.controller.js';
import { GenerationStep } from './generation.job.js';
import { GenerationListener } from './generation.listener.js';
import { GenerationMediaListener } from './generation-media.listener.js';
import { GenerationPieceListener } from './generation-piece.listener.js';
import { GenerationPieceRepository } from './generation-piece.repository.js';
import { GenerationReader } from './generation.reader.js';
import { GenerationRepository } from './generation.repository.js';
import { GenerationService } from './generation.service.js';
import { GenerationKinds, KINDS } from './kinds/kinds.js';
import { OwnResourceGenerator } from './own-resource.generator.js';
import { VendorCallbackController } from './vendor-callback.controller.js';
import { VendorCallbacks } from './vendor-callbacks.js';
import { VendorTaskRepository } from './vendor-task.repository.js';
import { VendorTasks } from './vendor-tasks.js';
import { VendorTurnRepository } from './vendor-turn.repository.js';
import { VendorTurns } from './vendor-turns.js';

/** Global, because content resources below it ask for {@link ResourceGenerator} without knowing who answers. */
@Global()
@Module({
  imports: [AgentsModule, ContentResourcesModule, SheetsModule, MediaModule, VendorKeysModule, VoicesModule],
  controllers: [GenerateController, GenerationController, VendorCallbackController],
  providers: [
    ...GENERATION_VENDORS,
    { provide: SpeechVendors, inject: [VendorBSpeakers, AccountSpeakers], useFactory: speechVendors },
    ...KINDS,
    GenerationKinds,
    GenerationService,
    GenerationStep,
    GenerationListener,
    GenerationMediaListener,
    GenerationPieceListener,
    GenerationPieceRepository,
    GenerationCompletion,
    GenerationRepository,
    GenerationReader,
    VendorTaskRepository,
    VendorTasks,
    AccountSpeakers,
    VendorBSpeakers,
    CallbackAddresses,
    VendorCallbacks,
    CancelVendorTask,
    VendorTurnRepository,
    VendorTurns,
    AdmitToVendor,
    { provide: ResourceGenerator, useClass: OwnResourceGenerator },
  ],
  exports: [GenerationReader, GenerationService, ResourceGenerator],
})
export class GenerationsModule {}
