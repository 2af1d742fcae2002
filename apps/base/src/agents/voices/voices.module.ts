import { Module } from '@nestjs/common';
import { ModelsModule } from '../../billing/models/models.module.js';
import { VaultModule } from '../../vault/vault.module.js';
import { VendorKeysModule } from '../vendor-keys/vendor-keys.module.js';
import { RemoveVendorVoice } from './remove-vendor-voice.task.js';
import { VoiceAccounts } from './voice-accounts.js';
import { VoiceController } from './voice.controller.js';
import { VoiceLibrary } from './voice-library.js';
import { VoiceCreation } from './voice-creation.js';
import { VoiceMakingController } from './voice-creation.controller.js';
import { VoiceReader } from './voice.reader.js';
import { VoiceRepository } from './voice.repository.js';
import { VoiceService } from './voice.service.js';
import { VoiceTexts } from './voice-text.js';

@Module({
  imports: [ModelsModule, VaultModule, VendorKeysModule],
  controllers: [VoiceMakingController, VoiceController],
  providers: [
    RemoveVendorVoice,
    VoiceAccounts,
    VoiceLibrary,
    VoiceCreation,
    VoiceReader,
    VoiceRepository,
    VoiceService,
    VoiceTexts,
  ],
  exports: [VoiceLibrary, VoiceReader, VoiceService],
})
export class VoicesModule {}
