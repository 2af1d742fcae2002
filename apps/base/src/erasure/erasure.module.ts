import { Module } from '@nestjs/common';
import { GenerationsModule } from '../generation/generations/generations.module.js';
import { StoredMediaModule } from '../assets/media/media.module.js';
import { EraseOrganization } from './erase-organization.task.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';
import { AccessModule } from '../accounts/accounts.module.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletionRecords } from './account-deletion-records.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { RemoveSheet } from './remove-sheet.task.js';
import { SheetRemovalService } from './sheet-removal.service.js';
import { AbandonedWorkModule } from '../abandoned-work/abandoned-work.module.js';
import { SheetsModule } from '../sheets/sheets.module.js';
import { EraseUser } from './erase-user.task.js';
import { ForgetIdentities } from './forget-identities.task.js';
import { UserErasureService } from './user-erasure.service.js';
import { SocialAccountsModule } from '../publishing/social-accounts/social-accounts.module.js';
import { AuditModule } from '../accounts/audit/audit.module.js';
import { OrganizationsModule } from '../accounts/organizations/organizations.module.js';
import { ContentResourcesModule } from '../assets/content-resources/content-resources.module.js';

@Module({
  imports: [
    GenerationsModule,
    AccessModule,
    AuditModule,
    StoredMediaModule,
    OrganizationsModule,
    ContentResourcesModule,
    SocialAccountsModule,
    SheetsModule,
    AbandonedWorkModule,
  ],
  controllers: [AccountDeletionController],
  providers: [
    AccountDeletionService,
    AccountDeletionRecords,
    EraseOrganization,
    EraseUser,
    RemoveSheet,
    SheetRemovalService,
    ForgetIdentities,
    ErasureService,
    UserErasureService,
    ErasureRepository,
  ],
})
export class ErasureModule {}
