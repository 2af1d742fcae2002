import { Module } from '@nestjs/common';
import { AgentCoreModule } from '../agent-core/agent-core.module.js';
import { BackUpContent } from './back-up-made.task.js';
import { BackupConsumer } from './backup.consumer.js';
import { BackupController } from './backup.controller.js';
import { BackupStep } from './backup.job.js';
import { BackupFunding } from './backup-funding.js';
import { BackupRenewals } from './backup-renewals.js';
import { BackupRepository } from './backup.repository.js';
import { BackupService } from './backup.service.js';
import { BackupStore } from './backup-store.js';
import { RenewBackup } from './renew-backup.task.js';
import { RenewalStep } from './renewal.job.js';

@Module({
  imports: [AgentCoreModule],
  controllers: [BackupController, BackupConsumer],
  providers: [
    BackupService,
    BackupRepository,
    BackupStore,
    BackupFunding,
    BackupRenewals,
    BackupStep,
    BackUpContent,
    RenewBackup,
    RenewalStep,
  ],
  exports: [BackupService],
})
export class ProvenanceModule {}
