import { Module } from '@nestjs/common';
import { GenerationsModule } from '../generation/generations/generations.module.js';
import { StoredMediaModule } from '../assets/media/media.module.js';
import { EraseOrganization } from './erase-organization.task.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';
import { SocialAccountsModule } from '../publishing/social-accounts/social-accounts.module.js';
import { AuditModule } from '../accounts/audit/audit.module.js';
import { OrganizationsModule } from '../accounts/organizations/organizations.module.js';
import { ContentResourcesModule } from '../assets/content-resources/content-resources.module.js';

@Module({
  imports: [
    GenerationsModule,
    AuditModule,
    StoredMediaModule,
    OrganizationsModule,
    ContentResourcesModule,
    SocialAccountsModule,
  ],
  providers: [EraseOrganization, ErasureService, ErasureRepository],
})
export class ErasureModule {}
