import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { MailWriter } from '../accounts/mail/mail.writer.js';
import { OrganizationReader } from '../accounts/organizations/organization.reader.js';
import { AutomationConfigRepository, type WebhookTarget } from './automation-config.repository.js';

/** Time after which an unsent notice is dropped as outdated. */
const NOTICE_TTL_MS = 7 * 24 * 60 * 60 * 1_000;

/** Pauses endpoints that accept nothing and notifies the owners once. */
@Injectable()
export class PausedEndpoints {
  constructor(
    private readonly configs: AutomationConfigRepository,
    private readonly organizations: OrganizationReader,
    private readonly mail: MailWriter,
    private readonly clock: Clock,
  ) {}

  /** Pauses the endpoint in the transaction of the caller. */
  async pause(organizationId: number, { id, kind, agentName }: WebhookTarget, url: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.configs.pause(id, url, now)) || !this.mail.isConfigured) return;
    const expiresAt = new Date(now.getTime() + NOTICE_TTL_MS).toISOString();
    for (const to of await this.organizations.ownerEmails(organizationId))
      await this.mail.enqueue({ kind: 'endpoint_paused', to, expiresAt, names: { agent: agentName, kind } });
  }
}
