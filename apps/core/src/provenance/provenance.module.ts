import { Module } from '@nestjs/common';
import { BackupController } from './backup.controller.js';
import { BackupStep } from './backup.job.js';
import { BackupRepository } from './backup.repository.js';
import { BackupService } from './backup.service.js';
import { BackupStore } from './backup-store.js';

@Module({
  controllers: [BackupController],
  providers: [BackupService, BackupRepository, BackupStore, BackupStep],
  exports: [BackupService],
})
export class ProvenanceModule {}
