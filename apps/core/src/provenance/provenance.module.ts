import { Module } from '@nestjs/common';
import { AgentCoreModule } from '../agent-core/agent-core.module.js';
import { BackUpMade } from './back-up-made.task.js';
import { BackupConsumer } from './backup.consumer.js';
import { BackupController } from './backup.controller.js';
import { BackupStep } from './backup.job.js';
import { BackupRepository } from './backup.repository.js';
import { BackupService } from './backup.service.js';
import { BackupStore } from './backup-store.js';

@Module({
  imports: [AgentCoreModule],
  controllers: [BackupController, BackupConsumer],
  providers: [BackupService, BackupRepository, BackupStore, BackupStep, BackUpMade],
  exports: [BackupService],
})
export class ProvenanceModule {}
