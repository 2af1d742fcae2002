import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { VaultModule } from '../../vault/vault.module.js';
import { AuditErasure } from './audit-erasure.sql.js';
import { AuditLog } from './audit.writer.js';
import { AuditRepository } from './audit.repository.js';
import { AuditRetention } from './audit-retention.js';
import { AuditRetentionRepository } from './audit-retention.repository.js';
import { AuditService } from './audit.service.js';
import { WithdrawnAddressListener } from './withdrawn-address.listener.js';

@Module({
  controllers: [AuditController],
  imports: [VaultModule],
  providers: [
    AuditLog,
    AuditService,
    AuditRepository,
    AuditErasure,
    AuditRetention,
    AuditRetentionRepository,
    WithdrawnAddressListener,
  ],
  exports: [AuditLog, AuditErasure],
})
export class AuditModule {}
