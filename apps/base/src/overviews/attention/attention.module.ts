import { Module } from '@nestjs/common';
import { AttentionController } from './attention.controller.js';
import { AttentionRepository } from './attention.repository.js';
import { AttentionService } from './attention.service.js';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { DismissalPruner } from './dismissal-pruner.js';
import { DismissalService } from './dismissal.service.js';

@Module({
  imports: [AuditModule],
  controllers: [AttentionController],
  providers: [AttentionService, AttentionRepository, DismissalService, DismissalPruner],
})
export class AttentionModule {}
