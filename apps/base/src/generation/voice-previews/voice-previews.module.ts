import { Module } from '@nestjs/common';
import { VoicesModule } from '../../agents/voices/voices.module.js';
import { GenerationsModule } from '../generations/generations.module.js';
import { VoicePreviewController } from './voice-preview.controller.js';
import { VoicePreviewService } from './voice-preview.service.js';

@Module({
  imports: [GenerationsModule, VoicesModule],
  controllers: [VoicePreviewController],
  providers: [VoicePreviewService],
})
export class VoicePreviewsModule {}
