import { Module } from '@nestjs/common';
import { AccessModule } from '../accounts.module.js';
import { OrganizationsModule } from '../organizations/organizations.module.js';
import { UserProfileController } from './user-profile.controller.js';

@Module({ imports: [AccessModule, OrganizationsModule], controllers: [UserProfileController] })
export class UserProfilesModule {}
