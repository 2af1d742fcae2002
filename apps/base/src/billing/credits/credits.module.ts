import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../../accounts/organizations/organizations.module.js';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { CreditRpc } from './credit.rpc.js';
import { CreditController } from './credit.controller.js';
import { CreditMetrics } from './credit-metrics.js';
import { CreditService } from './credit.service.js';
import { GrantReader } from './grant.reader.js';
import { Ledger } from './ledger.js';
import { LedgerRepository } from './ledger.repository.js';
import { OperatorGuard } from './operator.guard.js';

@Module({
  imports: [OrganizationsModule, AuditModule],
  controllers: [CreditController, CreditRpc],
  providers: [CreditService, CreditMetrics, Ledger, LedgerRepository, OperatorGuard, GrantReader],
  exports: [CreditMetrics, CreditService, LedgerRepository, GrantReader],
})
export class CreditsModule {}
