import { Module } from '@nestjs/common';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { VaultModule } from '../../vault/vault.module.js';
import { VendorIntegrationController } from './vendor-integration.controller.js';
import { VendorKeyRepository } from './vendor-key.repository.js';
import { VendorKeys } from './vendor-keys.service.js';
import { VoiceVendors } from './voice-vendors.js';

@Module({
  imports: [AuditModule, VaultModule],
  controllers: [VendorIntegrationController],
  providers: [VendorKeys, VendorKeyRepository, VoiceVendors],
  exports: [VendorKeys],
})
export class VendorKeysModule {}
