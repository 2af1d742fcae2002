import { Module } from '@nestjs/common';
import { MediaModule } from '../storage/media/media.module.js';
import { EraseOrganization } from './erase-organization.task.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';
import { SocialAccountsModule } from '../publishing/accounts/social-accounts.module.js';
import { AuditModule } from '../identity/audit/audit.module.js';
import { OrganizationsModule } from '../identity/organizations/organizations.module.js';
import { ContentResourcesModule } from '../library/content-resources/content-resources.module.js';

@Module({
  imports: [AuditModule, MediaModule, OrganizationsModule, ContentResourcesModule, SocialAccountsModule],
  providers: [EraseOrganization, ErasureService, ErasureRepository],
})
export class ErasureModule {}
