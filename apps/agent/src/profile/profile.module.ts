import { Module } from '@nestjs/common';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { ProfileController } from './profile.controller.js';
import { ProfileClient } from './profile-client.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [PreferencesModule],
  controllers: [ProfileController],
  providers: [ProfileService, ProfileClient],
})
export class ProfileModule {}
