import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../accounts/organizations/organizations.module.js';
import { VaultModule } from '../vault/vault.module.js';
import { AuditModule } from '../accounts/audit/audit.module.js';
import { MailModule } from '../accounts/mail/mail.module.js';
import { AutomationConfigController } from './automation-config.controller.js';
import { AutomationConfigRepository } from './automation-config.repository.js';
import { AutomationConfigService } from './automation-config.service.js';
import { DeliveryPruner } from './delivery-pruner.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { PausedEndpoints } from './paused-endpoints.js';
import { MessagePruner } from './listening/message-pruner.js';
import { WebhookListeningRepository } from './listening/webhook-listening.repository.js';
import { WebhookListeningService } from './listening/webhook-listening.service.js';
import { WebhookConsumer } from './webhook.consumer.js';
import { DeliveryStep } from './webhook-delivery.job.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { Webhooks } from './webhooks.js';

@Module({
  imports: [OrganizationsModule, AuditModule, MailModule, VaultModule],
  controllers: [AutomationConfigController, WebhookConsumer],
  providers: [
    AutomationConfigService,
    AutomationConfigRepository,
    WebhookDeliveryService,
    WebhookDeliveryRepository,
    WebhookListeningService,
    WebhookListeningRepository,
    MessagePruner,
    EndpointSecrets,
    PausedEndpoints,
    DeliveryStep,
    DeliveryPruner,
    Webhooks,
  ],
  exports: [Webhooks],
})
export class WebhooksModule {}
