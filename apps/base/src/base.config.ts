import { ChatConfig, composeConfig } from '@reelsheet/platform-config';
import { AccountsConfig } from './accounts/accounts.config.js';
import { AuditConfig } from './accounts/audit/audit.config.js';
import { AgentsConfig } from './agents/agents.config.js';
import { BillingConfig } from './billing/billing.config.js';
import { GenerationConfig } from './generation/generation.config.js';
import { ModelVendorsConfig } from './model-vendors.config.js';
import { MonitoringConfig } from './monitoring/monitoring.config.js';
import { PublishingConfig } from './publishing/publishing.config.js';
import { RenderingConfig } from './rendering/rendering.config.js';
import { SheetsConfig } from './sheets/sheets.config.js';
import { TrashConfig } from './trash.config.js';
import { VaultConfig } from './vault/vault.config.js';
import { WebhooksConfig } from './webhooks/webhooks.config.js';

/** All settings of base. Domains inject the class of their own settings, or `ServiceConfig` for the common ones. */
export class BaseConfig extends composeConfig(
  ChatConfig,
  AccountsConfig,
  AuditConfig,
  VaultConfig,
  BillingConfig,
  SheetsConfig,
  MonitoringConfig,
  GenerationConfig,
  RenderingConfig,
  ModelVendorsConfig,
  AgentsConfig,
  PublishingConfig,
  TrashConfig,
  WebhooksConfig,
) {}
